import type { z } from 'astro/zod';
import type { LanguageMark } from '~/lib/languages/language';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { InLanguage } from '~/ui/in-language/InLanguage';
import type { revisionsSchema } from './revisions.schema';
import styles from './revisions.module.css';

interface RevisionsProps extends z.infer<typeof revisionsSchema> {
  /** The language of the table's words; that of the contact link is the page's. */
  mark: LanguageMark;
}

/** Revisions have letters: the first is A. */
const letterOf = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);

/** The revision table: the latest above, and over it the one that the reader may ask for. */
export function Revisions({ heading, columns, next, revisions, mark }: RevisionsProps) {
  const rows = revisions.map((revision, index) => ({ ...revision, letter: letterOf(index) }));
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <InLanguage mark={mark}>{heading}</InLanguage>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <InLanguage mark={mark}>{columns.revision}</InLanguage>
          </th>
          <th scope="col">
            <InLanguage mark={mark}>{columns.change}</InLanguage>
          </th>
          <th scope="col">
            <InLanguage mark={mark}>{columns.year}</InLanguage>
          </th>
          <th scope="col">
            <InLanguage mark={mark}>{columns.signed}</InLanguage>
          </th>
        </tr>
      </thead>
      <tbody>
        <tr className={styles.next}>
          <th scope="row">{letterOf(rows.length)}</th>
          <td colSpan={3}>
            <ContactLink className={styles.contact} />
            <span {...mark} className={styles.note}>
              {next}
            </span>
          </td>
        </tr>
        {rows.toReversed().map(({ letter, change, year, signed }) => (
          <tr key={letter}>
            <th scope="row">{letter}</th>
            <td>
              <InLanguage mark={mark}>{change}</InLanguage>
            </td>
            <td>{year}</td>
            <td>{signed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
