import { isPrintOf } from './keys.ts';
import type { Leaf } from './leaves.ts';
import type { Print } from './match.ts';

/** Leaves that a print may come from, all as likely as each other. */
export interface Candidates {
  readonly leaves: readonly Leaf[];
  /** Which of the print's texts is theirs. */
  readonly level: number;
}

/** Shorter pieces of a text are found in too many others. */
const SHORTEST_PIECE = 4;

/** How much of a text has to be that of another file than the page's own. */
const SHARE = 0.4;

/** How many of a print's texts may hold more than the content's. */
const LEVELS_WITH_MORE = 2;

/** Leaves, found by what they say. */
export interface LeafIndex {
  /** Whether it is the page's own content. */
  readonly isOwn: boolean;
  readonly leaves: readonly Leaf[];
  readonly byKey: ReadonlyMap<string, readonly Leaf[]>;
  /** With something to be filled in. */
  readonly slotted: readonly Leaf[];
}

const indexes = new WeakMap<readonly Leaf[], LeafIndex>();

/** The index of leaves, which is remembered. */
export function indexOf(leaves: readonly Leaf[], isOwn: boolean): LeafIndex {
  const index = indexes.get(leaves) ?? indexed(leaves, isOwn);
  indexes.set(leaves, index);
  return index;
}

function indexed(leaves: readonly Leaf[], isOwn: boolean): LeafIndex {
  const byKey = Map.groupBy(leaves, ({ pieces }) => (pieces.length === 1 ? pieces[0] : '') ?? '');
  byKey.delete('');
  return { isOwn, leaves, byKey, slotted: leaves.filter(({ pieces }) => pieces.length > 1) };
}

/** What says a text: it alone, or with its slots filled. Slots are filled with words, not with half a page. */
function sayingAll({ byKey, slotted }: LeafIndex, key: string, level: number): readonly Leaf[] {
  if (key === '') return [];
  const share = level === 0 ? 0 : SHARE;
  return (
    byKey.get(key) ??
    slotted.filter(
      ({ pieces }) => pieces.join('').length >= share * key.length && isPrintOf(key, pieces),
    )
  );
}

/** The first that say one of a print's texts as a whole. */
function saidBy(tiers: readonly LeafIndex[], keys: readonly string[]): Candidates | undefined {
  for (const tier of tiers)
    for (const [level, key] of keys.entries()) {
      const leaves = sayingAll(tier, key, level);
      if (leaves.length > 0) return { leaves, level };
    }
  return undefined;
}

/** What says a part of a text, or more than it: `© Oriel`, or a price with its sign. The closest of them. */
function sayingSome(
  { leaves }: LeafIndex,
  { text, key, share }: { readonly text: string; readonly key: string; readonly share: number },
): readonly Leaf[] {
  if (key === '') return [];
  const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => digits);
  const some = leaves.filter(({ text: said, pieces: [piece = '', ...more] }) => {
    if (more.length > 0 || piece === '') return false;
    if (share === 0 && numbers.includes(said)) return true;
    const [short, long] = piece.length < key.length ? [piece, key] : [key, piece];
    return short.length >= Math.max(SHORTEST_PIECE, share * long.length) && long.includes(short);
  });
  return best(some, ({ pieces: [piece = ''] }) => -Math.abs(piece.length - key.length));
}

/** Those with the highest score. */
function best(leaves: readonly Leaf[], score: (leaf: Leaf) => number): readonly Leaf[] {
  const highest = Math.max(...leaves.map(score));
  return leaves.filter((leaf) => score(leaf) === highest);
}

/** A picture's address names its file; a link's may have the base and a language in front. */
function namedBy(kind: 'picture' | 'link', { leaves }: LeafIndex, address: string) {
  const named = leaves.filter(({ text }) =>
    kind === 'picture'
      ? /\.\w+$/.test(text) && address.includes(`/${text}`)
      : text === address || (/^[/#].|@/.test(text) && address.endsWith(text)),
  );
  return best(named, ({ text }) => text.length);
}

/**
 * The leaves that a print may come from.
 *
 * @param tiers those that are the nearest to it first
 * @param keyed the key of a text, which may be remembered: many prints stand in the same elements
 */
export function candidatesOf(
  { kind, texts }: Print,
  tiers: readonly LeafIndex[],
  keyed: (text: string) => string,
): Candidates | undefined {
  if (kind !== 'text') {
    const named = tiers.map((tier) => namedBy(kind, tier, texts[0] ?? ''));
    const leaves = named.find(({ length }) => length > 0);
    return leaves && { leaves, level: 0 };
  }
  const keys = texts.map(keyed);
  const { true: own = [], false: others = [] } = Object.groupBy(tiers, ({ isOwn }) => `${isOwn}`);
  const exact = others.map(({ byKey }) => byKey.get(keys[0] ?? '')).find((found) => found);
  const said = saidBy(own, keys) ?? (exact && { leaves: exact, level: 0 }) ?? saidBy(others, keys);
  if (said) return said;
  for (const tier of tiers)
    for (const [level, key] of keys.slice(0, LEVELS_WITH_MORE).entries()) {
      const share = tier.isOwn ? 0 : SHARE;
      const leaves = sayingSome(tier, { text: texts[level] ?? '', key, share });
      if (leaves.length > 0) return { leaves, level };
    }
  return undefined;
}
