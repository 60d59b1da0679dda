import { fill } from '~/lib/words/fill';
import { words } from '~/lib/words/words';
import { Picture } from '~/ui/picture/Picture';
import type { PartValue } from './work-parts.schema';
import styles from './compare.module.css';

/**
 * Before and after. Two pictures beside each other; the script lays one over the other, and a native
 * slider moves the edge between them.
 */
export function Compare({ before, after, caption }: PartValue<'compare'>) {
  return (
    <figure>
      <div className={styles.compare} data-effect="compare">
        {[before, after].map(({ label, picture }, index) => (
          <div key={label} className={styles.side} data-side={index === 0 ? 'before' : 'after'}>
            <Picture {...picture} className={styles.picture} />
            <span className={styles.label}>{label}</span>
          </div>
        ))}
        <input
          className={styles.slider}
          type="range"
          defaultValue={50}
          aria-label={fill(words.work.compare, { before: before.label, after: after.label })}
          data-needs-script=""
        />
        <span className={styles.edge} aria-hidden="true" />
      </div>
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
