import { globSync, readFileSync } from 'node:fs';

/** Where the words of the pages stand. */
const SOURCES = ['src/**/*.{astro,ts,tsx,md,yaml,json}', 'site.config.ts'];

const FIRST_PRINTABLE = 0x20;
const LAST_ASCII = 0x7e;

/** What stands in no source as such: Markdown makes it of straight quotes, hyphens and `&nbsp;`. */
const MADE_WHEN_PRINTED = '\u00a0‘’“”–—…';

/**
 * The characters that the site's own pages print: all of ASCII, and whatever else stands in the
 * sources. One that is missed costs no more than a second request, for the font's other slice.
 */
export function printedCharacters(): Set<number> {
  const texts = globSync(SOURCES).map((file) => readFileSync(file, 'utf8').normalize('NFC'));
  const printed = new Set(MADE_WHEN_PRINTED);
  // A stylesheet may want capitals of what is written small.
  for (const text of texts)
    for (const character of text)
      for (const one of character + character.toUpperCase()) printed.add(one);
  const codes = [...printed].map((character) => character.codePointAt(0) ?? 0);
  const ascii = Array.from(
    { length: LAST_ASCII - FIRST_PRINTABLE + 1 },
    (_, at) => FIRST_PRINTABLE + at,
  );
  return new Set([...ascii, ...codes.filter((code) => code > LAST_ASCII)]);
}

/** CSS's `unicode-range` of some code points: `U+20-7E,U+A9`. */
export function unicodeRange(codes: Iterable<number>): string {
  const runs: [first: number, last: number][] = [];
  for (const code of [...codes].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(',');
}

/**
 * Whether a code point is in a `unicode-range`.
 *
 * @throws where the range is not written as `U+20`, `U+20-7E` or several of them with commas
 */
export function inUnicodeRange(range: string): (code: number) => boolean {
  const runs = range.split(',').map((part) => {
    const match = /^\s*U\+([\da-f]+)(?:-([\da-f]+))?\s*$/i.exec(part);
    if (!match?.[1]) throw new Error(`fonts.config.ts: “${part}” is no unicode-range`);
    const first = Number.parseInt(match[1], 16);
    return [first, match[2] ? Number.parseInt(match[2], 16) : first] as const;
  });
  return (code) => runs.some(([first, last]) => first <= code && code <= last);
}
