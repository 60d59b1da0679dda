import { clsx } from 'clsx';
import { plural } from '~/lib/words/fill';
import type { BentoContent, Work } from './bento.schema';
import { kindValue } from './folds';
import styles from './filter.module.css';
import { language } from '~/lib/languages/language';

type FilterProps = BentoContent['filter'] & {
  works: Work[];
  className?: string | undefined;
};

/**
 * The kinds as radio buttons, each with the colours of its works, and below them how many works the
 * chosen one leaves.
 */
export function Filter({ legend, all, kinds, shown, works, className }: FilterProps) {
  const choices = [
    { value: 'all', label: all, left: works },
    ...kinds.map((label, index) => ({
      value: kindValue(index),
      label,
      left: works.filter(({ category }) => category === label),
    })),
  ];
  return (
    <div className={clsx(styles.filter, className)}>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{legend}</legend>
        {choices.map(({ value, label, left }) => (
          <label key={value} className={styles.choice}>
            <input
              className={styles.radio}
              type="radio"
              name="bento"
              value={value}
              defaultChecked={value === 'all'}
            />
            <span className={styles.colours} aria-hidden="true">
              {left.map(({ title, ground }) => (
                <span key={title} data-ground={ground} />
              ))}
            </span>
            <span className={styles.label}>{label}</span>
            <span className={styles.count} aria-hidden="true">
              {left.length}
            </span>
          </label>
        ))}
      </fieldset>
      <p className={styles.status} role="status">
        {choices.map(({ value, left }) => (
          <span key={value} data-says={value}>
            {plural(shown, left.length, language())}
          </span>
        ))}
      </p>
    </div>
  );
}
