import type { z } from 'astro/zod';
import { fill } from '~/lib/words/fill';
import { tenthsOf } from '~/lib/words/formats';
import type { ComparedPage } from '../measurements';
import styles from './comparison.module.css';
import type { figuresSchema } from './figures.schema';

type Content = z.infer<typeof figuresSchema>;

interface ComparisonProps {
  words: Content['comparison'];
  compared: NonNullable<Content['compared']>;
}

/** Pages of ours and of other templates, measured in one run: a table whose rows carry a bar each. */
export function Comparison({ words, compared }: ComparisonProps) {
  const { pages } = compared;
  const slowest = Math.max(...pages.map(({ lcp }) => lcp));
  const strangers = pages.filter(({ path }) => path === undefined);
  const nameOf = (page: ComparedPage) =>
    page.path === undefined
      ? fill(words.other, { number: strangers.indexOf(page) + 1 })
      : fill(words.ours, { page: page.path });
  return (
    <table className={styles.table}>
      <caption className={styles.heading}>{words.heading}</caption>
      <thead>
        <tr>
          <th scope="col">{words.columns.page}</th>
          <th scope="col">{words.columns.paint}</th>
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <tr key={nameOf(page)} data-ours={page.path && ''}>
            <th scope="row">{nameOf(page)}</th>
            <td>
              <span className={styles.measured}>
                <svg className={styles.bar} aria-hidden="true">
                  <rect width={`${Math.round((page.lcp / slowest) * 100)}%`} height="100%" />
                </svg>
                {fill(words.paint, { seconds: tenthsOf(page.lcp / 1000) })}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
