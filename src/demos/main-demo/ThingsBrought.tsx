import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import type { testimonialSpotlightSchema } from '~/sections/testimonial-spotlight/testimonial-spotlight.schema';
import { Attribution } from '~/ui/attribution/Attribution';
import { Picture } from '~/ui/picture/Picture';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { Carousel } from '~/widgets/carousel/Carousel';
import styles from './things-brought.module.css';

type ThingsBroughtProps = z.infer<typeof testimonialSpotlightSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** How wide a thing stands in the strip below the quotes. */
const SMALL = '4.5rem';

/** Clients' words, one at a time: beside each stands a thing of their trade. */
export function ThingsBrought({
  preset = 'one',
  autoplay,
  words,
  quotes,
  ...rest
}: ThingsBroughtProps) {
  return (
    <HeadedSection {...rest}>
      <Carousel
        {...{ preset, autoplay, words }}
        settings={{ dots: false, adaptiveHeight: false }}
        label={rest.heading}
        names={quotes.map(({ name }) => name)}
        className={styles.carousel}
        thumbnails={quotes.map(({ name, portrait }) => (
          <span key={name} className={styles.small}>
            <Picture {...portrait} alt="" sizes={SMALL} />
          </span>
        ))}
      >
        {quotes.map(({ quote, name, role, portrait }) => (
          <figure key={name} className={styles.quote}>
            <blockquote className={styles.words}>
              <p>{quote}</p>
            </blockquote>
            <Picture {...portrait} className={styles.thing} />
            <Attribution name={name} role={role} className={styles.person} />
          </figure>
        ))}
      </Carousel>
    </HeadedSection>
  );
}
