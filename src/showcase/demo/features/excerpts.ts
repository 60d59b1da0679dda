import { existsSync, readFileSync } from 'node:fs';

/** Some lines of a file of the project, as they stand there. */
export interface Excerpt {
  /** Where it stands. */
  file: string;
  lines: string[];
}

/** Indented as in the file, but for what all of them share. */
function unindented(lines: string[]): string[] {
  const indents = lines.filter(Boolean).map((line) => line.search(/\S/));
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(shared).trimEnd());
}

/**
 * Takes lines out of a text.
 *
 * @param from what the first of them matches
 * @param count how many there are at most; an empty line ends them too
 */
export function linesFrom(text: string, from: RegExp, count: number): string[] {
  const all = text.split('\n');
  const start = all.findIndex((line) => from.test(line));
  if (start < 0) return [];
  const some = all.slice(start, start + count);
  const end = some.indexOf('');
  return unindented(end < 0 ? some : some.slice(0, end));
}

/** Lines of a file; none where an owner has removed or rewritten it. */
export const excerpt = (file: string, from: RegExp, count: number): Excerpt => ({
  file,
  lines: existsSync(file) ? linesFrom(readFileSync(file, 'utf8'), from, count) : [],
});
