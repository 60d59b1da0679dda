import { clsx } from 'clsx';
import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { CountUp } from '~/widgets/count-up/CountUp';
import { sumOf, type balanceSchema } from './balance.schema';
import styles from './balance.module.css';

type BalanceProps = z.infer<typeof balanceSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Counters as an open book: one page counts in one way, the other in another, and both agree. */
export function Balance({ total, sides, ...rest }: BalanceProps) {
  return (
    <HeadedSection {...rest}>
      <div className={styles.spread}>
        {sides.map((side) => (
          <div key={side.title} className={styles.page}>
            <h3 className={styles.title}>{side.title}</h3>
            <ul>
              {side.lines.map(({ title, value }) => (
                <Line key={title} title={title} value={value} />
              ))}
              <Line title={total} value={sumOf(side)} className={styles.total} />
            </ul>
          </div>
        ))}
      </div>
    </HeadedSection>
  );
}

interface LineProps {
  title: string;
  value: number;
  className?: string | undefined;
}

function Line({ title, value, className }: LineProps) {
  return (
    <li className={clsx(styles.line, className)}>
      <span className={styles.words}>{title}</span>
      <CountUp className={styles.value} value={value} />
    </li>
  );
}
