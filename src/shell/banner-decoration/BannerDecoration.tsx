import { pageNumber } from './page-number';
import styles from './banner-decoration.module.css';

interface BannerDecorationProps {
  page: string;
  /** The page's path, then those of its ancestors below the home page: the first with a number counts. */
  paths: readonly string[];
  /** The name of the site's firm. */
  firm: string;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/**
 * Holds a theme's decoration for the top of inner pages: three empty elements for its `inner.css`
 * to style, and values that it may print (`data-page`, `data-firm`, and the page's `data-number` of
 * `data-count` inner pages). Themes without a decoration leave it empty.
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
