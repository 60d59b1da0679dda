/** The most columns of a line of running text, as the content files have them. */
export const LINE = 100;

/** What a line has too much goes to the next line, where it fits, if it is shorter than this part of a line. */
const SHORTEST = 0.4;

/**
 * The lines of a folded text (`>-`), of which as many as possible stay what they were.
 *
 * @param text the new text; each of its own line breaks becomes an empty line
 * @param before the lines as they are now, without indentation; none for a new text
 * @param width the most columns of a line
 * @returns lines without indentation; undefined where folding cannot express the text
 */
export function foldedLines(
  text: string,
  before: readonly string[],
  width: number,
): string[] | undefined {
  // Blanks that begin a line have a meaning of their own there.
  if (text === '' || /^\s|[^\S ]$|\n | \n|[\t\r]/.test(text)) return undefined;
  const old = paragraphsOf(before.some((line) => /^\s/.test(line)) ? [] : before);
  const wanted = text.split('\n');
  const same = commonStart(
    old.map((lines) => lines.join(' ')),
    wanted,
  );
  const lines = wanted.map((paragraph, index) => {
    const fromEnd = old.length - (wanted.length - index);
    const counterpart = old[index < same ? index : Math.max(index, fromEnd)] ?? old[index] ?? [];
    return wrapAgain(paragraph, counterpart, width);
  });
  return lines.flatMap((one, index) => (index === 0 ? one : ['', ...one]));
}

/** The paragraphs of folded lines: an empty line between two of them is a line break. */
function paragraphsOf(lines: readonly string[]): string[][] {
  const paragraphs: string[][] = [[]];
  for (const line of lines)
    if (line === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  return paragraphs;
}

function commonStart(some: readonly string[], others: readonly string[]): number {
  const end = some.findIndex((one, index) => one !== others[index]);
  return end < 0 ? Math.min(some.length, others.length) : end;
}

/** Wraps what has changed of a paragraph; lines in front of it and behind it are kept. */
function wrapAgain(paragraph: string, before: readonly string[], width: number): string[] {
  if (paragraph === '') return [];
  if (paragraph === before.join(' ')) return [...before];
  let start = 0;
  let rest = paragraph;
  for (const line of before) {
    if (!rest.startsWith(line) || !isBreak(rest, line.length)) break;
    rest = rest.slice(line.length + 1);
    start += 1;
  }
  const head = before.slice(0, start);
  for (let end = start; end < before.length; end += 1) {
    const tail = before.slice(end);
    const behind = tail.join(' ');
    const place = rest.length - behind.length - 1;
    if (!rest.endsWith(behind) || !isBreak(rest, place)) continue;
    const middle = wrap(rest.slice(0, place), width);
    const isFull = (middle.at(-1)?.length ?? 0) >= width * SHORTEST;
    if (isFull || middle.length <= end - start) return [...head, ...middle, ...tail];
    // A few words that are new in front of a line are wrapped together with it.
    if (end === start) continue;
    const [next = '', ...others] = tail;
    const longer = `${middle.at(-1) ?? ''} ${next}`;
    if (longer.length > width) return [...head, ...middle, ...tail];
    return [...head, ...middle.slice(0, -1), longer, ...others];
  }
  return [...head, ...wrap(rest, width)];
}

/** Whether a line can end at a place: at a blank that stands alone. */
const isBreak = (text: string, place: number): boolean =>
  /^\S \S$/.test(text.slice(place - 1, place + 2));

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/(?<=\S) (?=\S)/)) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
