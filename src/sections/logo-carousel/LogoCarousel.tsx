import { clsx } from 'clsx';
import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { slots } from '~/lib/slots';
import { Logo } from '~/ui/logo/Logo';
import { CarouselSection } from '~/widgets/carousel/CarouselSection';
import type { logoCarouselSchema } from './logo-carousel.schema';
import styles from './logo-carousel.module.css';

type LogoCarouselProps = z.infer<typeof logoCarouselSchema> & ComponentPropsWithoutRef<'section'>;

/** Slots that looks can style. */
const slot = slots<'carousel' | 'item' | 'logo'>();

/** Clients' logos in a carousel, all in the text's colour. */
export function LogoCarousel({ preset = 'five', brands, className, ...rest }: LogoCarouselProps) {
  return (
    <CarouselSection
      {...rest}
      className={clsx(styles.section, className)}
      carouselClassName={styles.carousel}
      preset={preset}
      names={brands.map(({ name }) => name)}
    >
      {brands.map(({ name, logo }, index) => (
        <div key={index} className={styles.slide} data-slot={slot('item')}>
          <Logo logo={logo} name={name} className={styles.logo} data-slot={slot('logo')} />
        </div>
      ))}
    </CarouselSection>
  );
}
