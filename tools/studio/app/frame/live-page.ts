import { isWithin } from '../documents/is-within.ts';
import type { FieldPlace } from '../studio-context.ts';
import { leavesOf, pathKey, type Leaf, type Said } from './leaves.ts';
import { replaceText } from './live-text.ts';
import { matchPrints, type Match } from './match.ts';
import { elementAt, readPrints, type MarkedSection, type PagePrint } from './page-prints.ts';

/** A page in the frame, and what it shows of the content. */
export interface LivePage {
  /** All that the page shows, each with what it comes from. */
  readonly shown: readonly (readonly [PagePrint, Match | undefined])[];
  readonly sections: readonly MarkedSection[];
  /**
   * Shows what a file says by now.
   *
   * @returns whether all that has changed is seen; undefined where nothing has
   */
  readonly update: (said: Said) => boolean | undefined;
}

/**
 * Reads a page.
 *
 * @param own what the page’s own content says
 * @param others what other files say, by how near they are
 */
export function readLivePage(
  body: Element,
  own: Said | undefined,
  others: readonly (readonly Said[])[],
): LivePage {
  const { prints, sections } = readPrints(body);
  const matches = matchPrints(prints, [own ? leavesOf(own) : [], ...others.map(leavesOfTier)]);
  const shown = prints.map((print, index) => [print, matches[index]] as const);
  const known = new Map<string, ReadonlyMap<string, string>>();
  const saidBefore = (file: string) => {
    const said = [own, ...others.flat()].find((one) => one?.file === file);
    return known.get(file) ?? (said && textsOf(said));
  };
  return {
    shown,
    sections,
    update: (said) => {
      const before = saidBefore(said.file);
      const after = textsOf(said);
      known.set(said.file, after);
      if (before?.size !== after.size) return false;
      const changed = [...after].filter(([path, text]) => before.get(path) !== text);
      if (changed.length === 0) return undefined;
      return changed.every(([path, text]) => {
        const old = before.get(path);
        if (old === undefined) return false;
        const here = shown.filter(([, match]) => isLeaf(match, said.file, path));
        // The texts of an element that shows the field as a whole are replaced once.
        const done = new Set<Node>();
        const replaced = here.filter(([print, match]) => {
          renderAnew(print.element);
          if (print.attribute !== undefined) return replaceAttribute(print, old, text);
          const root =
            match?.level === 0 && print.node ? print.node : elementAt(print, match?.level ?? 0);
          if (done.has(root)) return false;
          done.add(root);
          return replaceText(root, old, text);
        });
        return replaced.length > 0;
      });
    },
  };
}

/** Other files stay the same while a page is read again and again. */
const tiers = new WeakMap<readonly Said[], readonly Leaf[]>();

function leavesOfTier(tier: readonly Said[]): readonly Leaf[] {
  const leaves = tiers.get(tier) ?? tier.flatMap(leavesOf);
  tiers.set(tier, leaves);
  return leaves;
}

const textsOf = (said: Said): ReadonlyMap<string, string> =>
  new Map(leavesOf(said).map(({ path, text }) => [pathKey(path), text]));

const isLeaf = (match: Match | undefined, file: string, path: string) =>
  match?.leaf.file === file && pathKey(match.leaf.path) === path;

/** An island that is still to come to life cannot take over words that it does not know: it renders from scratch. */
function renderAnew(element: Element): void {
  element.closest('astro-island[ssr]')?.setAttribute('client', 'only');
}

/** Pictures wait for the page to be fetched anew: their sizes are made by the server. */
function replaceAttribute(
  { element, attribute = '', kind }: PagePrint,
  before: string,
  after: string,
): boolean {
  if (kind === 'picture') return false;
  const value = element.getAttribute(attribute) ?? '';
  if (!value.includes(before)) return false;
  element.setAttribute(
    attribute,
    value.replace(before, () => after),
  );
  return true;
}

const isPartOf = (leaf: Leaf, { file, path }: FieldPlace) =>
  leaf.file === file && isWithin(leaf.path, path);

/** What shows a field: the elements that print it, those that are seen first. */
export function elementsOf({ shown }: LivePage, field: FieldPlace): Element[] {
  const found = shown.flatMap(([print, match]) =>
    match && isPartOf(match.leaf, field) && print.kind !== 'link'
      ? [{ print, element: print.node ? elementAt(print, match.level) : print.element }]
      : [],
  );
  const links = shown.flatMap(([print, match]) =>
    match && isPartOf(match.leaf, field) && print.kind === 'link' ? [print.element] : [],
  );
  const rank = ({ print: { kind, node } }: (typeof found)[number]) =>
    node ? 0 : kind === 'picture' ? 1 : 2;
  const ordered = found.toSorted((a, b) => rank(a) - rank(b)).map(({ element }) => element);
  return [...ordered, ...links];
}

/** The outermost elements of the section that shows a field; none where it is outside of all. */
export function sectionOf({ sections }: LivePage, { path }: FieldPlace): readonly Element[] {
  const section = sections.find(({ parts }) => parts.includes(String(path[0])));
  return section?.elements ?? [];
}
