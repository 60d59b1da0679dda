import type { Page } from '@playwright/test';
import { labelLength } from '../../src/lib/words/label-length.ts';

/**
 * What a pseudo-language writes in place of letters: two with accents. These are three of eight
 * signs of English; German is a third longer.
 */
const DOUBLED: Readonly<Record<string, string>> = {
  a: 'àá',
  c: 'çc',
  e: 'éê',
  i: 'íî',
  n: 'ñn',
  o: 'óö',
  u: 'úü',
  y: 'ýÿ',
};

/** A capital has its first accent too, and a small letter after it. */
const double = (letter: string): string => {
  const small = DOUBLED[letter.toLowerCase()];
  if (small === undefined) return letter;
  const isCapital = letter !== letter.toLowerCase();
  return isCapital ? small.charAt(0).toUpperCase() + small.slice(1) : small;
};

/** A word of a language, with the punctuation around it: no address, figure, sign or single letter. */
const WORD = /(?<![^\s([{“‘"'—–-])\p{L}[\p{L}’'-]*\p{L}(?![^\s\p{P}]|[@/_.:][\p{L}\p{N}])/gu;

/** A currency, a country or a unit. */
const CODE = /^\p{Lu}{2,3}$/u;

/** A text in a language that does not exist: about 38 % longer, accented and still readable. */
export const pseudo = (text: string): string =>
  text.replace(WORD, (word) => (CODE.test(word) ? word : word.replace(/[a-z]/gi, double)));

/** What a translation leaves as it is: code, dates, addresses and numbers. */
const KEPT =
  'script, style, template, noscript, pre, code, kbd, samp, time, [translate=no], svg[aria-hidden=true], a[href^="mailto:"], a[href^="tel:"]';

/** Attributes whose words a page shows: in a field, or by a style sheet's `attr()`. */
const SHOWN = ['placeholder', 'aria-label', 'data-print', 'data-edge', 'data-page'];

/** Numbers that size large type: letters, and tenths of its size. */
const COUNTED = ['data-letters', 'data-shrink'] as const;

/**
 * Puts a page into a pseudo-language, in place: widgets that have hydrated go on. Sizes that depend
 * on the length of a text follow it.
 *
 * @param page its widgets have hydrated: before, they would render the words that they know
 * @param names of people and firms, which no translation changes
 */
export async function growTexts(page: Page, names: ReadonlySet<string>): Promise<void> {
  const nodes = await page.evaluateHandle(findTexts, { kept: KEPT, shown: SHOWN });
  const texts = await nodes.evaluate((all) => all.map(({ data }) => data));
  const written = texts.map((text) => (names.has(text.trim()) ? text : pseudo(text)));
  await nodes.evaluate(writeTexts, { written, counted: COUNTED });
  await nodes.dispose();
  for (const label of await page.locator('[data-length]').all()) {
    const length = labelLength((await label.textContent()) ?? '');
    await label.evaluate((element, value) => element.setAttribute('data-length', value), length);
  }
}

/** A text of a page, or an attribute that it shows. */
interface Shown {
  data: string;
}

/** Runs in the page. */
function findTexts({ kept, shown }: { kept: string; shown: readonly string[] }): Shown[] {
  const found: Shown[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.trim() !== '' && !text.parentElement?.closest(kept)) found.push(text);
  }
  for (const name of shown)
    for (const element of document.body.querySelectorAll(`[${name}]`))
      found.push({
        get data() {
          return element.getAttribute(name) ?? '';
        },
        set data(value) {
          element.setAttribute(name, value);
        },
      });
  return found;
}

/** Runs in the page. */
function writeTexts(
  found: Shown[],
  { written, counted }: { written: readonly string[]; counted: readonly string[] },
): void {
  const headings = counted.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => ({
      element,
      name,
      letters: element.textContent.length,
    })),
  );
  found.forEach((text, index) => {
    text.data = written[index] ?? '';
  });
  for (const { element, name, letters } of headings) {
    const share = element.textContent.length / letters;
    const number = Number(element.getAttribute(name));
    const grown = name === 'data-shrink' ? Math.floor(number / share) : Math.ceil(number * share);
    element.setAttribute(name, String(grown));
  }
}
