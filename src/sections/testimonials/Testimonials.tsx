import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { slots } from '~/lib/slots';
import { Attribution } from '~/ui/attribution/Attribution';
import { Picture } from '~/ui/picture/Picture';
import { CarouselSection } from '~/widgets/carousel/CarouselSection';
import type { testimonialsSchema } from './testimonials.schema';
import styles from './testimonials.module.css';

/** What the section shows, and the attributes of its element. */
export type TestimonialsProps = z.infer<typeof testimonialsSchema> &
  ComponentPropsWithoutRef<'section'> & {
    /** How wide a face stands, where the page's look does not follow the schema's `sizes`. */
    sizes?: string;
    /** Decoration of each quote, before its words. */
    ornament?: (index: number) => ReactNode;
  };

/** Slots that looks can style. */
const slot = slots<'carousel' | 'item' | 'text' | 'person' | 'picture' | 'name' | 'role'>();

/**
 * What clients say, in their words, with their faces; several at a time where the preset says so.
 */
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
