import { numberOf } from '~/lib/words/formats';
import type { PartValue } from './work-parts.schema';
import styles from './figures.module.css';

/** Numbers with their units, and what they count. */
export function Figures({ figures }: { figures: PartValue<'figures'> }) {
  return (
    <dl className={styles.list}>
      {figures.map(({ value, unit, title }, index) => (
        <div key={index} className={styles.item}>
          <dt className={styles.title}>{title}</dt>
          <dd className={styles.value}>
            {typeof value === 'number' ? numberOf(value) : value}
            {unit !== undefined && <small className={styles.unit}>{unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
