import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { fill } from '~/lib/words/fill';
import { words } from '~/lib/words/words';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import type { foundersSchema } from './founders.schema';
import { initials } from './initials';
import styles from './founders.module.css';

type FoundersProps = z.infer<typeof foundersSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** A tall flute for each founder, with their initials; the one that is opened makes room for words. */
export function Founders({ quotes, ...rest }: FoundersProps) {
  return (
    <HeadedSection {...rest}>
      <div className={styles.founders}>
        {quotes.map(({ name, role, company, quote }, index) => (
          <details key={name} name="founders" open={index === 0} className={styles.founder}>
            <summary className={styles.flute}>
              <span className={styles.initials} aria-hidden="true">
                {initials(name)}
              </span>
              <span className={styles.name}>{name}</span>
            </summary>
            <figure className={styles.words}>
              <blockquote className={styles.quote}>{quote}</blockquote>
              <figcaption>{fill(words.testimonial.role, { role, company })}</figcaption>
            </figure>
          </details>
        ))}
      </div>
    </HeadedSection>
  );
}
