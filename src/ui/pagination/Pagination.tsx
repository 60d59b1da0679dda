import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { withBase } from '~/lib/url';
import styles from './pagination.module.css';

interface PaginationProps {
  /** The page that is shown, from 1. */
  current: number;
  /** How many pages there are. */
  last: number;
  /** The path of a page, by its number. */
  pathOf: (page: number) => string;
}

/** Leads through a list's pages; an arrow stands only where there is a page behind it. */
export function Pagination({ current, last, pathOf }: PaginationProps) {
  const pages = Array.from({ length: last }, (_, index) => index + 1);
  const step = (page: number, label: string, Icon: typeof IconArrowLeft) =>
    page >= 1 &&
    page <= last && (
      <a
        className={styles.page}
        href={withBase(pathOf(page))}
        rel={page < current ? 'prev' : 'next'}
        aria-label={label}
      >
        <Icon size={22} stroke={1.75} aria-hidden="true" />
      </a>
    );
  return (
    <nav className={styles.pagination} aria-label="Pages">
      {step(current - 1, 'Previous page', IconArrowLeft)}
      <ol className={styles.pages}>
        {pages.map((page) => (
          <li key={page}>
            <a
              className={styles.page}
              href={withBase(pathOf(page))}
              aria-label={`Page ${page}`}
              aria-current={page === current ? 'page' : undefined}
            >
              {page}
            </a>
          </li>
        ))}
      </ol>
      {step(current + 1, 'Next page', IconArrowRight)}
    </nav>
  );
}
