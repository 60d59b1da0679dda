import { clsx } from 'clsx';
import styles from './months.module.css';
import { byLanguage, language } from '~/lib/languages/language';

/** Any: the names are the same in all. */
const YEAR = 2024;
const formats = byLanguage(() =>
  (['short', 'narrow'] as const).map(
    (month) => new Intl.DateTimeFormat(language(), { month, timeZone: 'UTC' }),
  ),
);

/** The months along a year's weeks, each as wide as it is long. */
export function Months({ className }: { className?: string | undefined }) {
  const [short, narrow] = formats();
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
