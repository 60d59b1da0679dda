import { SLOT } from './keys.ts';

const SPACE = /\s/;

/** A place in the page’s texts. */
interface Place {
  readonly node: Text;
  readonly at: number;
}

/** A letter of the page, without the spaces between. */
interface Letter extends Place {
  readonly letter: string;
}

const QUOTES: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '“': '"', '”': '"' };

const folded = (letter: string) => (QUOTES[letter] ?? letter).toLowerCase();

/** What emphasis and placeholders are marked with. */
const plain = (text: string) => text.replace(/[*_`[\]]/g, '');

const asIs = (text: string) => text;

/** Letters that are not seen are in none of the content’s texts. */
const isSeen = (letter: string) =>
  !SPACE.test(letter) && letter !== '\u00AD' && letter !== '\u200B';

function textsIn(root: Node): Text[] {
  if (root.nodeType === 3) return [root as Text];
  return [...root.childNodes].flatMap(textsIn);
}

const lettersIn = (nodes: readonly Text[]): Letter[] =>
  nodes.flatMap(
    (node) =>
      Array.from(node.data).reduce<{ at: number; letters: Letter[] }>(
        ({ at, letters }, letter) => {
          if (isSeen(letter)) letters.push({ node, at, letter });
          return { at: at + letter.length, letters };
        },
        { at: 0, letters: [] },
      ).letters,
  );

/** Where in the page’s letters those of a text begin; -1 where they do not stand there. */
function placeOf(page: readonly Letter[], wanted: readonly string[]): number {
  const last = page.length - wanted.length;
  for (let from = 0; from <= last; from += 1)
    if (wanted.every((letter, index) => folded(page[from + index]?.letter ?? '') === letter))
      return from;
  return -1;
}

/** How many letters two texts share at their beginning. */
function sharedStart(a: readonly string[], b: readonly string[]): number {
  let count = 0;
  while (count < Math.min(a.length, b.length) && a[count] === b[count]) count += 1;
  return count;
}

/**
 * Shows in the page what a field says by now, in the place of what it said: only the letters that differ are
 * replaced, so that words stay marked up.
 *
 * @param root the element, or the text, that shows the field
 * @returns whether it was found there
 */
export function replaceText(root: Node, before: string, after: string): boolean {
  const [old, now] = [before.split(SLOT), after.split(SLOT)];
  if (old.length !== now.length) return false;
  return old.every((piece, index) => {
    const to = now[index] ?? '';
    return piece === to || [asIs, plain].some((as) => replacePiece(root, as(piece), as(to)));
  });
}

/** Replaces what differs between two texts, of which the page shows the first. */
function replacePiece(root: Node, before: string, after: string): boolean {
  const [old, now] = [Array.from(before), Array.from(after)];
  const nodes = textsIn(root);
  const page = lettersIn(nodes);
  const seen = old.filter(isSeen);
  if (seen.length === 0) return page.length === 0 && fill(nodes, after);
  const from = placeOf(page, seen.map(folded));
  if (from < 0) return false;
  const shown = page.slice(from, from + seen.length);
  const start = sharedStart(old, now);
  const rest = sharedStart(old.slice(start).toReversed(), now.slice(start).toReversed());
  const said = shown.map(({ letter }) => letter).join('');
  const isInCapitals = said === said.toUpperCase() && said !== seen.join('');
  const text = now.slice(start, now.length - rest).join('');
  const stretch = [behind(old, start, shown), behind(old, old.length - rest, shown)] as const;
  splice(nodes, stretch, isInCapitals ? text.toUpperCase() : text);
  return true;
}

/** The place in the page behind so many letters of a text; behind a space it is where the next word begins. */
function behind(
  text: readonly string[],
  count: number,
  shown: readonly Letter[],
): Place | undefined {
  const seen = text.slice(0, count).filter(isSeen).length;
  const [last, next] = [shown[seen - 1], shown[seen]];
  const isBehindLetter = count > 0 && isSeen(text[count - 1] ?? '');
  if (next && (!isBehindLetter || !last)) return next;
  if (!last) return undefined;
  const end = last.at + last.letter.length;
  const spaces = isBehindLetter ? 0 : (/^\s*/.exec(last.node.data.slice(end))?.[0].length ?? 0);
  return { node: last.node, at: end + spaces };
}

/** Shows a text where none is. */
function fill([first]: readonly Text[], text: string): boolean {
  if (!first) return false;
  first.data = text;
  return true;
}

function splice(
  nodes: readonly Text[],
  [start, end]: readonly [Place | undefined, Place | undefined],
  text: string,
): void {
  if (!start || !end) return;
  if (start.node === end.node) {
    start.node.replaceData(start.at, end.at - start.at, text);
    return;
  }
  for (const node of nodes.slice(nodes.indexOf(start.node) + 1, nodes.indexOf(end.node)))
    node.data = '';
  end.node.deleteData(0, end.at);
  start.node.replaceData(start.at, start.node.length - start.at, text);
}
