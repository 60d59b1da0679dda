import type { z } from 'astro/zod';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import type { revisionsSchema } from './revisions.schema';
import styles from './revisions.module.css';

type RevisionsProps = z.infer<typeof revisionsSchema>;

/** Revisions have letters: the first is A. */
const letterOf = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);

/** The revision table: the latest above, and over it the one that the reader may ask for. */
export function Revisions({ heading, columns, next, revisions }: RevisionsProps) {
  const rows = revisions.map((revision, index) => ({ ...revision, letter: letterOf(index) }));
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{heading}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.revision}</th>
          <th scope="col">{columns.change}</th>
          <th scope="col">{columns.year}</th>
          <th scope="col">{columns.signed}</th>
        </tr>
      </thead>
      <tbody>
        <tr className={styles.next}>
          <th scope="row">{letterOf(rows.length)}</th>
          <td colSpan={3}>
            <ContactLink className={styles.contact} />
            <span className={styles.note}>{next}</span>
          </td>
        </tr>
        {rows.toReversed().map(({ letter, change, year, signed }) => (
          <tr key={letter}>
            <th scope="row">{letter}</th>
            <td>{change}</td>
            <td>{year}</td>
            <td>{signed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
