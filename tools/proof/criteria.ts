import type { Criterion, PageProof } from '../../src/lib/proof/proof.schema.ts';

/** All success criteria of WCAG 2.2 of the levels A and AA, in the order of the standard. */
const LEVELS: Readonly<Record<string, readonly string[]>> = {
  A: (
    '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 ' +
    '2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2'
  ).split(' '),
  AA: (
    '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 ' +
    '2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3'
  ).split(' '),
};

/** The criteria that the command measures by itself, beside axe, on every page. */
export const MEASURED = { zoom: '1.4.4', reflow: '1.4.10', spacing: '1.4.12' } as const;

/** The criteria that axe's tags name: `wcag1410` is 1.4.10, `wcag21aa` is a level. */
export const criteriaOf = (tags: readonly string[]): string[] =>
  tags.flatMap((tag) => {
    const [, a, b, c] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
    return a === undefined ? [] : [`${a}.${b}.${c}`];
  });

const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/**
 * What is known of each criterion after a check.
 *
 * @param kept the criteria of which a machine has checked something and found no fault
 */
export function judge(pages: readonly PageProof[], kept: ReadonlySet<string>): Criterion[] {
  const broken = new Set(pages.flatMap(({ faults }) => faults.flatMap(({ criteria }) => criteria)));
  const checked = new Set([...kept, ...Object.values(MEASURED)]);
  return (['A', 'AA'] as const)
    .flatMap((level) => (LEVELS[level] ?? []).map((number) => ({ number, level })))
    .map(({ number, level }) => {
      if (broken.has(number)) return { number, level, state: 'broken' as const };
      return {
        number,
        level,
        state: checked.has(number) ? ('kept' as const) : ('person' as const),
      };
    })
    .sort((one, other) => byNumber(one.number, other.number));
}
