import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { FoamSection } from '../foam/FoamSection';
import type { quotesSchema } from './schemas';
import styles from './quotes.module.css';

type QuotesProps = z.infer<typeof quotesSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** What three clients say, each in a bubble; where the three meet their walls make a Y. */
export function Quotes({ quotes, ...section }: QuotesProps) {
  return (
    <FoamSection
      {...section}
      foam="quotes"
      cells={quotes.map(({ quote, name, role }) => (
        <figure key={name} className={styles.quote}>
          <blockquote>
            <p>{quote}</p>
          </blockquote>
          <figcaption>
            <b>{name}</b>
            <br />
            {role}
          </figcaption>
        </figure>
      ))}
    />
  );
}
