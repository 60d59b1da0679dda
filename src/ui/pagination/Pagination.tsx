import IconArrowLeft from 'virtual:icon/arrow-left';
import IconArrowRight from 'virtual:icon/arrow-right';
import { words } from '~/lib/words/words';
import { fill } from '~/lib/words/fill';
import styles from './pagination.module.css';
import { pageAddress } from '~/lib/languages/page-address';

interface PaginationProps {
  /** The current page, from 1. */
  current: number;
  /** The number of pages. */
  last: number;
  /** Returns the path of a page by its number. */
  pathOf: (page: number) => string;
}

/** Links to the pages of a list; an arrow is shown only if there is a page to go to. */
export function Pagination({ current, last, pathOf }: PaginationProps) {
  const pages = Array.from({ length: last }, (_, index) => index + 1);
  const step = (page: number, label: string, Icon: typeof IconArrowLeft) =>
    page >= 1 &&
    page <= last && (
      <a
        className={styles.page}
        href={pageAddress(pathOf(page))}
        rel={page < current ? 'prev' : 'next'}
        aria-label={label}
      >
        <Icon size={22} stroke={1.75} aria-hidden="true" />
      </a>
    );
  return (
    <nav className={styles.pagination} aria-label={words.pagination.label}>
      {step(current - 1, words.pagination.previous, IconArrowLeft)}
      <ol className={styles.pages}>
        {pages.map((page) => (
          <li key={page}>
            <a
              className={styles.page}
              href={pageAddress(pathOf(page))}
              aria-label={fill(words.pagination.page, { page })}
              aria-current={page === current ? 'page' : undefined}
            >
              {page}
            </a>
          </li>
        ))}
      </ol>
      {step(current + 1, words.pagination.next, IconArrowRight)}
    </nav>
  );
}
