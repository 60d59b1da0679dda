import { clsx } from 'clsx';
import site from '~site';
import styles from './months.module.css';

/** Any: the names are the same in all. */
const YEAR = 2024;
const [short, narrow] = (['short', 'narrow'] as const).map(
  (month) => new Intl.DateTimeFormat(site.language, { month, timeZone: 'UTC' }),
);

/** The months along a year's weeks, each as wide as it is long. */
export function Months({ className }: { className?: string | undefined }) {
  return (
    <ol className={clsx(styles.months, className)} aria-hidden="true">
      {Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(YEAR, month))).map((first) => (
        <li key={first.getTime()}>
          <span>{short?.format(first)}</span>
          <span>{narrow?.format(first)}</span>
        </li>
      ))}
    </ol>
  );
}
