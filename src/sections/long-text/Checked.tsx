import { language } from '~/lib/languages/language';
import { formatDate, isoDay } from '~/lib/posts/format-date';
import type { Proof } from '~/lib/proof/proof.schema';
import { PAGE_IDS } from '~/lib/routes/page-ids';
import { fill, plural } from '~/lib/words/fill';
import { words } from '~/lib/words/words';

interface CheckedProps {
  proof: Pick<Proof, 'date' | 'pages' | 'criteria'>;
}

/** What the last check of the site has found, and when: the end of a text about accessibility. */
export function Checked({ proof }: CheckedProps) {
  const { heading, lead, pages, good, bad } = words.proof;
  const date = new Date(proof.date);
  const faults = proof.pages.reduce((sum, page) => sum + page.faults.length, 0);
  const values = { date: '\n', pages: plural(pages, proof.pages.length, language()) };
  const [before = '', after = ''] = fill(lead, values).split('\n');
  const number = new Intl.NumberFormat(language());
  const kept = proof.criteria.filter(({ state }) => state === 'kept').length;
  return (
    <>
      <h2 id={PAGE_IDS.checked}>{heading}</h2>
      <p>
        {before}
        <time dateTime={isoDay(date)}>{formatDate(date, language())}</time>
        {after}{' '}
        {faults === 0
          ? fill(good, {
              kept: number.format(kept),
              total: number.format(proof.criteria.length),
            })
          : plural(bad, faults, language())}
      </p>
    </>
  );
}
