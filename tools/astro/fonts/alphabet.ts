import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOfLanguage } from '../../../src/lib/languages/languages.ts';
import { readElements, type Document, type PageElement } from '../../lib/html.ts';

/** The folder with the pages' words. */
const SOURCES = 'src';
const WITH_WORDS = /\.(astro|tsx?|md|yaml|json)$/;

const FIRST_PRINTABLE = 0x20;
const LAST_ASCII = 0x7e;

/**
 * Characters that are in no source: Markdown makes them from straight quotes, hyphens and `&nbsp;`.
 */
const MADE_WHEN_PRINTED = '\u00a0‘’“”–—…';

/**
 * The characters that the site's own pages print: all of ASCII, and everything else in the sources.
 * A missed one costs only a second request, for the font's other slice.
 */
export function printedCharacters(): Set<number> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => WITH_WORDS.test(file))
    .map((file) => join(SOURCES, file));
  const texts = [...files, 'site.config.ts'].map((file) => readFileSync(file, 'utf8'));
  const words = (texts.join('') + MADE_WHEN_PRINTED).normalize('NFC');
  const beyondAscii = [...new Set(words.match(/[^\0-~]/gu))].join('');
  // A stylesheet may print lower-case text in capitals.
  const printed = new Set(beyondAscii + beyondAscii.toUpperCase());
  const codes = [...printed].map((character) => character.codePointAt(0) ?? 0);
  const ascii = Array.from(
    { length: LAST_ASCII - FIRST_PRINTABLE + 1 },
    (_, at) => FIRST_PRINTABLE + at,
  );
  return new Set([...ascii, ...codes.filter((code) => code > LAST_ASCII)]);
}

/** CSS's `unicode-range` for some code points: `U+20-7E,U+A9`. */
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
 * Tests whether a code point is in a `unicode-range`.
 *
 * @throws unless the range is `U+20`, `U+20-7E` or a comma-separated list of these
 */
export function inUnicodeRange(range: string): (code: number) => boolean {
  const runs = runsOf(range);
  return (code) => runs.some(([first, last]) => first <= code && code <= last);
}

/**
 * All code points of a `unicode-range`.
 *
 * @throws as above
 */
export const codesOf = (range: string): Set<number> =>
  new Set(
    runsOf(range).flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => first + at),
    ),
  );

function runsOf(range: string): (readonly [first: number, last: number])[] {
  return range.split(',').map((part) => {
    const match = /^\s*U\+([\da-f]+)(?:-([\da-f]+))?\s*$/i.exec(part);
    if (!match?.[1]) throw new Error(`fonts.config.ts: “${part}” is no unicode-range`);
    const first = Number.parseInt(match[1], 16);
    return [first, match[2] ? Number.parseInt(match[2], 16) : first] as const;
  });
}

/** Elements whose text is not displayed. */
const PRINTS_NOTHING = new Set(['script', 'style']);

const ASCII = /[\0-~]/g;

/** Printed on any page besides its own words: scripts count, type, and report errors. */
const ALWAYS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !"%&\'()+,-./:;?@' +
  MADE_WHEN_PRINTED;

/**
 * The characters that one page prints: letters and common punctuation, and everything else in its
 * words, its styles and its scripts' data.
 */
export const charactersOn = (page: Document): Set<number> => charactersIn(readElements(page));

/**
 * The characters of a page for which further files are fetched. The names of the site's other languages
 * in its menu do not count: who reads a language has a system font for it, and pages that print nothing
 * else of its script stay as small as they are.
 */
export const lettersOn = (page: Document): Set<number> =>
  charactersIn(readElements(page).filter((element) => !isNameOfLanguage(element)));

const isNameOfLanguage = ({ attributes: { lang }, text }: PageElement) =>
  lang !== undefined && text === nameOfLanguage(lang);

function charactersIn(elements: readonly PageElement[]): Set<number> {
  const given = elements.flatMap(({ text, attributes }) => [text, ...Object.values(attributes)]);
  const beyondAscii = given.join('').normalize('NFC').replaceAll(ASCII, '');
  const text = ALWAYS + wordsIn(elements) + beyondAscii;
  const printed = new Set<number>();
  for (const one of text + text.toUpperCase()) printed.add(one.codePointAt(0) ?? 0);
  return printed;
}

const wordsIn = (elements: readonly PageElement[]): string =>
  elements
    .map(({ name, text }) => (PRINTS_NOTHING.has(name) ? ' ' : text))
    .join(' ')
    .normalize('NFC');

/** What no font is missed for: signs and emoji are the system's, and the rest prints nothing. */
const NEEDS_NO_FONT =
  /[^\p{L}\p{M}\p{N}\p{P}\p{Sc}]|\p{Emoji_Presentation}|\p{Default_Ignorable_Code_Point}/gu;

/** The letters, digits, punctuation and currencies in a page's words, which a font should have. */
export function wordsOn(page: Document): Set<number> {
  const elements = readElements(page).filter((element) => !isNameOfLanguage(element));
  const words = wordsIn(elements).replaceAll(NEEDS_NO_FONT, '');
  return new Set(Array.from(words, (one) => one.codePointAt(0) ?? 0));
}
