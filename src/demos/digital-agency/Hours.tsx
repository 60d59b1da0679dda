import type { z } from 'astro/zod';
import { fill } from '~/lib/words/fill';
import type { hoursSchema } from './hours.schema';
import { Sheet, type SheetSectionProps } from './Sheet';
import styles from './hours.module.css';

/** How far down from the scale's top a stroke begins; every tenth is long. */
const topOf = (hour: number) => (hour % 10 === 0 ? 0 : hour % 5 === 0 ? 4 : 6);

/** The scale, in a box of 100 by 10: a stroke for each hour. */
const SCALE = Array.from({ length: 101 }, (_, hour) => `M${hour} ${topOf(hour)}V10`).join('');

type Stretches = z.infer<typeof hoursSchema>['stretches'];

/** Where each stretch begins: the sum of those before it. */
const starts = (stretches: Stretches) =>
  stretches.map((_, index) => stretches.slice(0, index).reduce((sum, { hours }) => sum + hours, 0));

/** Where a hundred hours go: a chain of dimensions along one ruler, and a column for each. */
export function Hours({
  stretches,
  unit,
  ruler,
  ...sheet
}: z.infer<typeof hoursSchema> & SheetSectionProps) {
  const from = starts(stretches);
  return (
    <Sheet {...sheet} drawn={styles.hours}>
      <svg className={styles.ruler} role="img" aria-label={ruler}>
        <svg y="72%" height="28%" viewBox="0 0 100 10" preserveAspectRatio="none">
          <path className={styles.scale} d={SCALE} />
        </svg>
        {stretches.map(({ hours, title }, index) => {
          const start = from[index] ?? 0;
          return (
            <g key={title} className={styles.stretch}>
              <line x1={`${start}%`} x2={`${start + hours}%`} y1="34%" y2="34%" />
              <line x1={`${start + hours}%`} x2={`${start + hours}%`} y1="20%" y2="100%" />
              <svg x={`${start}%`} y="34%" className={styles.arrow}>
                <path d="M0 0l12-4v8z" />
              </svg>
              <svg x={`${start + hours}%`} y="34%" className={styles.arrow}>
                <path d="M0 0l-12-4v8z" />
              </svg>
              <text x={`${start + hours / 2}%`} y="34%" dy="-0.6em">
                {hours}
              </text>
            </g>
          );
        })}
      </svg>
      <ol className={styles.list}>
        {stretches.map(({ hours, title, text }) => (
          <li key={title} className={styles.item}>
            <p className={styles.figure}>{fill(unit, { hours })}</p>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
