import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { Picture } from '~/ui/picture/Picture';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import styles from './voices.module.css';
import type { voicesSchema } from './voices.schema';

type VoicesProps = z.infer<typeof voicesSchema> & ComponentPropsWithoutRef<'section'>;

/** Heads in one ink, two fields wide, and beside each what it said. */
export function Voices({ quotes, ...rest }: VoicesProps) {
  return (
    <HeadedSection {...rest}>
      <ul className={styles.voices}>
        {quotes.map(({ quote, name, role, portrait }) => (
          <li key={name} className={styles.voice}>
            <Picture {...portrait} className={styles.portrait} />
            <figure className={styles.words}>
              <blockquote className={styles.quote}>{quote}</blockquote>
              <figcaption>
                <span className={styles.name}>{name}</span>
                <br />
                {role}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
