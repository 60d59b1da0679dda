import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import styles from './voices.module.css';
import type { voicesSchema } from './voices.schema';

type VoicesProps = z.infer<typeof voicesSchema> & ComponentPropsWithoutRef<'section'>;

/** What clients say is the picture: four fields wide, with who says it in the field before. */
export function Voices({ quotes, ...rest }: VoicesProps) {
  return (
    <HeadedSection {...rest}>
      <ul className={styles.voices}>
        {quotes.map(({ quote, name, role }) => (
          <li key={name}>
            <figure className={styles.voice}>
              <blockquote className={styles.quote}>{quote}</blockquote>
              <figcaption className={styles.speaker}>
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
