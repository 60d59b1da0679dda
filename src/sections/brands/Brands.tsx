import type { z } from 'astro/zod';
import { useId } from 'react';
import { Band } from '~/ui/band/Band';
import { Logo } from '~/ui/logo/Logo';
import { cutAt, Paper } from '~/ui/paper/Paper';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import { Carousel } from '~/widgets/carousel/Carousel';
import type { brandsSchema } from './brands.schema';
import styles from './brands.module.css';

/** Clients' logos, all in the colour of the text. Only the strip needs script: leave others static. */
export function Brands({
  id,
  heading,
  text,
  variant,
  tone,
  preset = 'five',
  autoplay,
  brands,
}: z.infer<typeof brandsSchema>) {
  const headingId = useId();
  return (
    <Band id={id} tone={tone} aria-labelledby={headingId} data-variant={variant}>
      <SectionHeading id={headingId} heading={heading} {...(text && { text })} />
      {variant !== 'strip' ? (
        <ul className={styles[variant]}>
          {brands.map(({ id: key, name, logo, line }, index) => (
            <li key={key}>
              {variant === 'scraps' && <Paper cut={cutAt(index)} />}
              <Logo logo={logo} name={name} className={styles.logo} />
              {variant === 'grid' && <span className={styles.line}>{line}</span>}
            </li>
          ))}
        </ul>
      ) : (
        <Carousel
          className={styles.strip}
          label={heading}
          preset={preset}
          autoplay={autoplay}
          names={brands.map(({ name }) => name)}
        >
          {brands.map(({ id: key, name, logo }) => (
            <div key={key} className={styles.slide}>
              <Logo logo={logo} name={name} className={styles.logo} />
            </div>
          ))}
        </Carousel>
      )}
    </Band>
  );
}
