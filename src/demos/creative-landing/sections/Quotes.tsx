import type { z } from 'astro/zod';
import { FoamSection } from '../foam/FoamSection';
import type { quotesSchema } from './schemas';
import styles from './quotes.module.css';

/** What three clients say, each in a bubble; where the three meet their walls make a Y. */
export function Quotes({ quotes, ...section }: z.infer<typeof quotesSchema>) {
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
