import { fill } from '~/lib/words/fill';
import styles from './rating.module.css';

/** How many stars there can be. */
const MOST = 5;

/** A rating in stars; `words` say it with `{stars}` and `{most}`. */
export function Rating({ stars, words }: { stars: number; words: string }) {
  return (
    <p>
      <span className="visually-hidden">{fill(words, { stars, most: MOST })}</span>
      <svg className={styles.rating} aria-hidden="true">
        <rect width={`${(stars / MOST) * 100}%`} height="100%" />
      </svg>
    </p>
  );
}
