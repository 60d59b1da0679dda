import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { slots } from '~/lib/slots';
import { Attribution } from '~/ui/attribution/Attribution';
import { Picture } from '~/ui/picture/Picture';
import { CarouselSection } from '~/widgets/carousel/CarouselSection';
import type { testimonialsSchema } from './testimonials.schema';
import styles from './testimonials.module.css';

/** The section's content and its element's attributes. */
export type TestimonialsProps = z.infer<typeof testimonialsSchema> &
  ComponentPropsWithoutRef<'section'> & {
    /** The `sizes` of a portrait, if the page's look does not match those of the schema. */
    sizes?: string;
    /** Decoration of each quote, before its words. */
    ornament?: (index: number) => ReactNode;
  };

/** Slots that looks can style. */
const slot = slots<'carousel' | 'item' | 'text' | 'person' | 'picture' | 'name' | 'role'>();

/** Clients' quotes with their portraits; the preset sets how many are shown at a time. */
export function Testimonials({
  preset = 'three-adaptive',
  quotes,
  sizes,
  ornament,
  ...rest
}: TestimonialsProps) {
  return (
    <CarouselSection {...rest} preset={preset} names={quotes.map(({ name }) => name)}>
      {quotes.map(({ quote, name, role, portrait }, index) => (
        <figure key={index} className={styles.quote} data-slot={slot('item')}>
          {ornament?.(index)}
          <blockquote className={styles.words} data-slot={slot('text')}>
            <p>{quote}</p>
          </blockquote>
          <Attribution className={styles.person} name={name} role={role}>
            <span className={styles.face} data-slot={slot('picture')}>
              <Picture {...portrait} alt="" sizes={sizes ?? portrait.sizes} />
            </span>
          </Attribution>
        </figure>
      ))}
    </CarouselSection>
  );
}
