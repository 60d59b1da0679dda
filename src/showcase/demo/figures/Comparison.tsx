import type { z } from 'astro/zod';
import { fill } from '~/lib/words/fill';
import { formatDate } from '~/lib/posts/format-date';
import { tenthsOf } from '~/lib/words/formats';
import site from '~site';
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
  const { pages, ours, others, runs, least, most, measuredOn } = compared;
  const slowest = Math.max(...pages.map(({ lcp }) => lcp));
  const day = formatDate(new Date(measuredOn), site.language);
  const strangers = pages.filter(({ path }) => path === undefined);
  const nameOf = (page: ComparedPage) =>
    page.path === undefined
      ? fill(words.other, { number: strangers.indexOf(page) + 1 })
      : fill(words.ours, { page: page.path });
  return (
    <div className={styles.comparison}>
      <h3 className={styles.heading}>{words.heading}</h3>
      <p className={styles.text}>{fill(words.text, { ours, others })}</p>
      <table className={styles.table}>
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
                <svg className={styles.bar} aria-hidden="true">
                  <rect width={`${Math.round((page.lcp / slowest) * 100)}%`} height="100%" />
                </svg>
                {fill(words.paint, { seconds: tenthsOf(page.lcp / 1000) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.text}>{fill(words.method, { runs, day, least, most })}</p>
    </div>
  );
}
