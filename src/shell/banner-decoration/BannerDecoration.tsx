import { pageNumber } from './page-number';
import styles from './banner-decoration.module.css';

interface BannerDecorationProps {
  /** The page's title. */
  page: string;
  /** Its path, and those of the pages between it and the home page: the first that has a number counts. */
  paths: readonly string[];
  /** Whose site it is. */
  firm: string;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/**
 * The place of a theme's decoration on top of an inner page: three empty parts that its `inner.css` draws
 * with, and what it may write there (`data-page`, `data-firm`, and the page's `data-number` of
 * `data-count` inner pages). Themes that draw nothing leave it empty.
 *
 * Slots: decoration, part.
 */
export function BannerDecoration({ page, paths, firm }: BannerDecorationProps) {
  const { number, count } = pageNumber(paths);
  return (
    <div
      className={styles.decoration}
      data-slot="decoration"
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
