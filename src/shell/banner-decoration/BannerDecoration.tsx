import type { IconData } from '~/lib/icons/icon-set';
import { Icon } from '~/ui/icon/Icon';
import { pageNumber } from './page-number';
import styles from './banner-decoration.module.css';

interface BannerDecorationProps {
  page: string;
  /** The page's path, then those of its ancestors below the home page: the first with a number counts. */
  paths: readonly string[];
  /** The name of the site's firm. */
  firm: string;
  /** The icon of the page's banner. */
  icon?: IconData | undefined;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/**
 * Holds a theme's decoration for the top of inner pages: three empty elements for its `inner.css`
 * to style, and values that it may print (`data-page`, `data-firm`, and the page's `data-number` of
 * `data-count` inner pages). Themes without a decoration leave it empty.
 *
 * Slots: decoration, part, icon (hidden unless a theme shows it).
 */
export function BannerDecoration({ page, paths, firm, icon }: BannerDecorationProps) {
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
      {icon && <Icon icon={icon} stroke={1.25} className={styles.icon} data-slot="icon" />}
    </div>
  );
}
