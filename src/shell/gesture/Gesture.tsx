import { pageNumber } from './page-number';
import styles from './gesture.module.css';

interface GestureProps {
  /** The page's title. */
  page: string;
  /** Its path, and those of the pages between it and the home page: the first that has a number counts. */
  paths: readonly string[];
  /** Whose site it is. */
  firm: string;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/**
 * The place of a theme's gesture on top of an inner page: three empty parts that its `inner.css` draws
 * with, and what it may write there (`data-page`, `data-firm`, and the page's `data-number` of
 * `data-count` inner pages). Themes that draw nothing leave it empty.
 *
 * Slots: gesture, part.
 */
export function Gesture({ page, paths, firm }: GestureProps) {
  const { number, count } = pageNumber(paths);
  return (
    <div
      className={styles.gesture}
      data-slot="gesture"
      data-page={page}
      data-firm={firm}
      data-number={twoDigits(number)}
      data-count={twoDigits(count)}
      aria-hidden="true"
    >
      <i data-slot="part" />
      <i data-slot="part" />
      <i data-slot="part" />
    </div>
  );
}
