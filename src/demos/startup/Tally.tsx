import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { CountUp } from '~/widgets/count-up/CountUp';
import type { tallySchema } from './tally.schema';
import styles from './tally.module.css';

type TallyProps = z.infer<typeof tallySchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** A flute for each that is counted, lit or not; each number stands below its own, as wide as they. */
export function Tally({ all, lit, unlit, ...rest }: TallyProps) {
  return (
    <HeadedSection {...rest}>
      <p className={styles.number}>
        <CountUp value={lit.value + unlit.value} className={styles.value} /> <span>{all}</span>
      </p>
      <ul className={styles.parts}>
        {[lit, unlit].map(({ value, title }) => (
          <li key={title}>
            <div className={styles.flutes} aria-hidden="true">
              {Array.from({ length: value }, (_, index) => (
                <span key={index} />
              ))}
            </div>
            <p className={styles.number}>
              <CountUp value={value} className={styles.value} /> <span>{title}</span>
            </p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
