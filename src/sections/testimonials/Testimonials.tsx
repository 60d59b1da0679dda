import type { z } from 'astro/zod';
import { useId } from 'react';
import { Band } from '~/ui/band/Band';
import { cutAt, Paper } from '~/ui/paper/Paper';
import { Picture } from '~/ui/picture/Picture';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import { Carousel } from '~/widgets/carousel/Carousel';
import type { testimonialsSchema } from './testimonials.schema';
import styles from './testimonials.module.css';

type TestimonialsProps = z.infer<typeof testimonialsSchema>;

const presets = {
  spotlight: 'one',
  cards: 'three-adaptive',
  bubbles: 'three',
  postcards: 'one',
  notes: 'three',
} as const;

/** How wide a face stands beside a card's name, and in the strip below the spotlight. */
const FACE_SIZES = '4.5rem';

/** How wide a stamp is. */
const STAMP_SIZES = '(width < 48rem) 4rem, 8rem';

/** What clients say, in their words, with their faces. */
export function Testimonials({
  id,
  heading,
  text,
  variant,
  tone,
  preset = presets[variant],
  autoplay,
  quotes,
}: TestimonialsProps) {
  const headingId = useId();
  const isSpotlight = variant === 'spotlight';
  const faceSizes = variant === 'postcards' ? STAMP_SIZES : FACE_SIZES;
  const faces = quotes.map(({ id: key, portrait }) => (
    <Picture key={key} {...portrait} alt="" sizes={faceSizes} />
  ));
  return (
    <Band id={id} tone={tone} aria-labelledby={headingId} data-variant={variant}>
      <SectionHeading id={headingId} heading={heading} {...(text && { text })} />
      <Carousel
        className={styles[variant]}
        label={heading}
        preset={preset}
        autoplay={autoplay}
        names={quotes.map(({ name }) => name)}
        {...(isSpotlight && { thumbnails: faces })}
      >
        {quotes.map(({ id: key, quote, name, role, company, portrait }, index) => (
          <figure key={key} className={styles.quote}>
            {variant === 'notes' && <Paper cut={cutAt(index)} />}
            {isSpotlight && <Picture {...portrait} className={styles.portrait} />}
            <blockquote className={styles.words}>
              <p>{quote}</p>
            </blockquote>
            <figcaption className={styles.person}>
              {!isSpotlight && <span className={styles.face}>{faces[index]}</span>}
              <span className={styles.name}>{name}</span>
              <span className={styles.role}>
                {role} at {company}
              </span>
            </figcaption>
          </figure>
        ))}
      </Carousel>
    </Band>
  );
}
