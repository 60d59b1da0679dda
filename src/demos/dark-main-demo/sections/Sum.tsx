import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { CountUp } from '~/widgets/count-up/CountUp';
import { Stretch, type StretchWay } from '../ribbon/Stretch';
import type { sumSchema } from './sum.schema';
import styles from './sum.module.css';

type SumProps = z.infer<typeof sumSchema> &
  StretchWay &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Numbers and their sum, as one line of arithmetic. */
export function Sum({ parts, total, ...rest }: SumProps) {
  const sum = parts.reduce((before, { value }) => before + value, 0);
  return (
    <Stretch {...rest}>
      <ul className={styles.sum}>
        {[...parts, { value: sum, title: total }].map(({ value, title }, index) => (
          <li key={title} className={styles.number}>
            <span className={styles.sign} aria-hidden="true">
              {index === parts.length ? '=' : '+'}
            </span>
            <CountUp className={styles.value} value={value} />
            <span className={styles.title}>{title}</span>
          </li>
        ))}
      </ul>
    </Stretch>
  );
}
