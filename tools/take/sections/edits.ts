/** A stretch of a text, and what takes its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Replaces stretches of a text, and leaves every other letter as it is. Those at one place keep their order. */
export const applyEdits = (text: string, edits: readonly Edit[]): string =>
  edits
    .map((edit, at) => ({ ...edit, at }))
    .sort((a, b) => b.start - a.start || b.at - a.at)
    .reduce((now, { start, end, text: to }) => now.slice(0, start) + to + now.slice(end), text);

/** Where the line begins in which this place lies. */
export const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

/** Where the next line begins. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + 1;
}

/** Widens a stretch to whole lines where nothing else stands in them. */
export function wholeLines(text: string, start: number, end: number): Edit {
  const first = lineStart(text, start);
  const last = lineEnd(text, end);
  const isAlone =
    text.slice(first, start).trim() === '' &&
    text.slice(end, last).replace(/[,;]/, '').trim() === '';
  return isAlone ? { start: first, end: last, text: '' } : { start, end, text: '' };
}

/** An entry of a list in code. */
interface Entry {
  readonly getStart: () => number;
  readonly end: number;
}

/** Takes entries out of a list that commas separate. */
export function withoutEntries<One extends Entry>(
  text: string,
  entries: readonly One[],
  isGone: (entry: One) => boolean,
): Edit[] {
  const gone = entries.filter(isGone);
  const lines = gone.map((entry) => wholeLines(text, entry.getStart(), entry.end));
  const [first, last] = [entries[0], entries.at(-1)];
  const areAlone = lines.every(({ start }, at) => start !== gone[at]?.getStart());
  if (areAlone || !first || !last) return lines;
  const left = entries.filter((entry) => !isGone(entry));
  const written = left.map((entry) => text.slice(entry.getStart(), entry.end)).join(', ');
  return [{ start: first.getStart(), end: last.end, text: written }];
}
