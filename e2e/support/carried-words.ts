import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../tools/lib/paths.ts';

/** The texts in a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The interface's words by language, as far as they are long enough to be nothing else. */
const wordsFiles = globSync('src/content/words/*.yaml', { cwd: ROOT }).map((file) => {
  const words: unknown = parse(readFileSync(join(ROOT, file), 'utf8'));
  return new Set(textsIn(words).filter(({ length }) => length >= 10));
});

/**
 * How much of the interface's words something carries: of the language that it carries most of.
 *
 * @param carries whether it has a text
 * @returns from 0 to 1
 */
export const shareOfWords = (carries: (text: string) => boolean): number =>
  Math.max(...wordsFiles.map((words) => [...words].filter(carries).length / words.size));
