import { candidatesOf, indexOf } from './candidates.ts';
import { keyOf } from './keys.ts';
import type { Leaf } from './leaves.ts';

/** Something that a page shows, which may come from its content. */
export interface Print {
  readonly kind: 'text' | 'picture' | 'link';
  /** Of a text: what its innermost element says, then what those around it say. Else the address. */
  readonly texts: readonly string[];
  /** The parts of the content that its section is made from; none outside of sections. */
  readonly parts?: readonly string[] | undefined;
  /** Where it stands: the places of the elements that it is in, from the outside in. */
  readonly trail: readonly number[];
}

/** What a print comes from. */
export interface Match {
  readonly leaf: Leaf;
  /** Which of the print's texts is the leaf's. */
  readonly level: number;
}

/** How many prints away another one still tells something of this one. */
const NEAR = 40;

const shared = (a: readonly unknown[], b: readonly unknown[]): number => {
  const end = a.findIndex((one, index) => one !== b[index]);
  return end < 0 ? a.length : end;
};

/**
 * Finds the values of content that a page shows. Equal ones are told apart by what stands beside them in the
 * page, and else by their order.
 *
 * @param prints in the order of the page
 * @param files leaves of the page's own content first, then of what other files say: earlier ones win
 * @returns a match for each print, as far as there is one
 */
export function matchPrints(
  prints: readonly Print[],
  [own = [], ...others]: readonly (readonly Leaf[])[],
): (Match | undefined)[] {
  const far = [own, ...others].map((leaves, index) => indexOf(leaves, index === 0));
  const sections = new Map<string, ReturnType<typeof indexOf>>();
  const tiersOf = ({ parts }: Print) => {
    if (!parts) return far;
    const name = parts.join(',');
    const near =
      sections.get(name) ??
      indexOf(
        own.filter(({ path }) => parts.includes(String(path[0]))),
        true,
      );
    sections.set(name, near);
    return [near, ...far];
  };
  const keys = new Map<string, string>();
  const keyed = (text: string) => {
    const key = keys.get(text) ?? keyOf(text);
    keys.set(text, key);
    return key;
  };
  const candidates = prints.map((print) => candidatesOf(print, tiersOf(print), keyed));
  const found = candidates.map((one): Match | undefined => {
    const [leaf, ...more] = one?.leaves ?? [];
    return leaf && one && more.length === 0 ? { leaf, level: one.level } : undefined;
  });
  const counts = new Map<Leaf, number>();
  for (const [index, one] of candidates.entries()) {
    if (!one || found[index]) continue;
    const leaf = nearest(index, one.leaves, prints, found) ?? leastShown(one.leaves, counts);
    if (!leaf) continue;
    counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
    found[index] = { leaf, level: one.level };
  }
  return found;
}

/** The candidate that belongs to what stands beside a print; undefined where that does not tell. */
function nearest(
  index: number,
  leaves: readonly Leaf[],
  prints: readonly Print[],
  found: readonly (Match | undefined)[],
): Leaf | undefined {
  const trail = prints[index]?.trail ?? [];
  const from = Math.max(0, index - NEAR);
  const beside = found.slice(from, index + NEAR).flatMap((match, at) => {
    const other = prints[from + at];
    return match && other ? [{ leaf: match.leaf, depth: shared(trail, other.trail) }] : [];
  });
  const depths = [...new Set(beside.map(({ depth }) => depth))].toSorted((a, b) => b - a);
  let left = leaves;
  for (const depth of depths) {
    const here = beside.filter((one) => one.depth === depth);
    const scores = left.map((leaf) => Math.max(...here.map((other) => kinship(leaf, other.leaf))));
    const best = Math.max(...scores);
    left = left.filter((_, at) => scores[at] === best);
    if (left.length === 1) return left[0];
  }
  return undefined;
}

/** How many steps two leaves share; one that is shown already is not expected again beside itself. */
const kinship = (a: Leaf, b: Leaf): number =>
  a === b || a.file !== b.file ? 0 : 1 + shared(a.path, b.path);

/** The first of the candidates that have been shown least. */
function leastShown(leaves: readonly Leaf[], counts: ReadonlyMap<Leaf, number>): Leaf | undefined {
  const count = (leaf: Leaf) => counts.get(leaf) ?? 0;
  const least = Math.min(...leaves.map(count));
  return leaves.find((leaf) => count(leaf) === least);
}
