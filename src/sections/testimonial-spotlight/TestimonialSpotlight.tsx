import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { slots } from '~/lib/slots';
import { Attribution } from '~/ui/attribution/Attribution';
import { Picture } from '~/ui/picture/Picture';
import { CarouselSection } from '~/widgets/carousel/CarouselSection';
import type { testimonialSpotlightSchema } from './testimonial-spotlight.schema';
import styles from './testimonial-spotlight.module.css';

type TestimonialSpotlightProps = z.infer<typeof testimonialSpotlightSchema> &
  ComponentPropsWithoutRef<'section'> & {
    /** Loads the first portrait at once and before others, for a section that opens the page. */
    priority?: boolean;
  };

/** The width of a portrait in the strip below the quotes. */
const FACE_SIZES = '4.5rem';

/** Slots that looks can style. */
const slot = slots<'carousel' | 'item' | 'picture' | 'text' | 'person' | 'name' | 'role'>();

/**
 * Clients' quotes, large and one at a time, beside a portrait and above a strip of all portraits.
 */
export function TestimonialSpotlight({
  preset = 'one',
  quotes,
  priority = false,
  ...rest
}: TestimonialSpotlightProps) {
  return (
    <CarouselSection
      {...rest}
      carouselClassName={styles.carousel}
      preset={preset}
      names={quotes.map(({ name }) => name)}
      thumbnails={quotes.map(({ portrait }, index) => (
        <Picture key={index} {...portrait} alt="" sizes={FACE_SIZES} />
      ))}
    >
      {quotes.map(({ quote, name, role, portrait }, index) => (
        <figure key={index} className={styles.quote} data-slot={slot('item')}>
          <Picture
            {...portrait}
            priority={priority && index === 0}
            className={styles.portrait}
            data-slot={slot('picture')}
          />
          <blockquote className={styles.words} data-slot={slot('text')}>
            <p>{quote}</p>
          </blockquote>
          <Attribution name={name} role={role} />
        </figure>
      ))}
    </CarouselSection>
  );
}
