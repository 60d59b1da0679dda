import { listOf } from '~/lib/words/formats';
import type { PartValue } from './work-parts.schema';
import styles from './credits.module.css';

/** Who did what, as at the end of a film. */
export function Credits({ credits }: { credits: PartValue<'credits'> }) {
  return (
    <dl className={styles.list}>
      {credits.map(({ role, names }, index) => (
        <div key={index} className={styles.line}>
          <dt className={styles.role}>{role}</dt>
          <dd>{listOf(names)}</dd>
        </div>
      ))}
    </dl>
  );
}
