import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { CountUp } from '~/widgets/count-up/CountUp';
import type { PaperColor } from './constants';
import { Paper } from './paper/Paper';
import { Sheet } from './paper/Sheet';
import type { sweepingsSchema } from './paper.schema';
import styles from './sweepings.module.css';

type SweepingsProps = z.infer<typeof sweepingsSchema> & { paper: PaperColor } & Omit<
    ComponentPropsWithoutRef<'section'>,
    'children'
  >;

/** Numbers, each on a flower that lies beside the hole it was cut from. */
export function Sweepings({ counters, ...rest }: SweepingsProps) {
  return (
    <Sheet {...rest}>
      <ul className={styles.list}>
        {counters.map(({ value, title }) => (
          <li key={title} className={styles.item}>
            <span className={styles.hole} aria-hidden="true" />
            <div className={styles.piece}>
              <Paper cut="bloom" />
              <CountUp value={value} className={styles.value} />
              <span className={styles.title}>{title}</span>
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
