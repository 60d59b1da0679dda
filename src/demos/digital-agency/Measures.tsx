import type { z } from 'astro/zod';
import { CountUp } from '~/widgets/count-up/CountUp';
import { DimensionLine } from './DimensionLine';
import type { measuresSchema } from './measures.schema';
import { Sheet, type SheetSectionProps } from './Sheet';
import styles from './measures.module.css';

type MeasuresProps = z.infer<typeof measuresSchema> & SheetSectionProps;

/** Figures that count up, each as wide as its dimension line. */
export function Measures({ counters, ...sheet }: MeasuresProps) {
  return (
    <Sheet {...sheet} paper="lime">
      <ul className={styles.list}>
        {counters.map(({ value, unit, title }) => (
          <li key={title} className={styles.item}>
            <CountUp value={value} className={styles.value} />
            <DimensionLine figure={unit} className={styles.line} />
            <p className={styles.title}>
              <span className="visually-hidden">{unit}: </span>
              {title}
            </p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
