import { expect, test, type Page } from '@playwright/test';
import { labelLength, type LabelLength } from '../src/lib/words/label-length.ts';
import { NARROWEST, WIDTHS } from '../tools/site/launch-options.ts';
import { readDemos } from '../tools/site/demos.ts';
import { inWindows } from './support/visit.ts';

/**
 * The longest labels that `site.config.ts` accepts: one long compound in German, many words in
 * English.
 */
const LABELS = [
  'Donaudampfschifffahrtsgesellschaftskapitän kennenlernen heute',
  'Tell us about the old house that you would like to live in',
].map((label) => label.slice(0, 60));

const homes = readDemos()
  .filter(({ built }) => built)
  .map(({ slug }) => `/${slug}`);

/** The homes' footers, and that of pages without a home's. */
const paths = [...homes, '/404'];

for (const viewport of [NARROWEST, WIDTHS[390]])
  test.describe(`footers ${viewport.width} pixels wide`, () => {
    inWindows(paths, { viewport }, (path, shown) => {
      test(`on ${path} hold the longest labels`, async () => {
        const page = shown();
        await page.goto(path);
        for (const label of LABELS) expect(await misfits(page, label), label).toEqual([]);
      });
    });
  });

const misfits = (page: Page, label: string): Promise<string[]> =>
  page.evaluate(fillFooter, { label, length: labelLength(label) });

/**
 * Runs in the page: gives every label of the footer the same words.
 *
 * @returns a line for each whose words overflow the window or their own box, or are clipped
 */
function fillFooter({ label, length }: { label: string; length: LabelLength }): string[] {
  const footer = document.querySelector('footer');
  const contact = footer?.querySelector<HTMLElement>('[data-length] > :is(a, span)');
  if (!footer || !contact?.parentElement) return ['no large link in the footer'];
  contact.parentElement.dataset['length'] = length;
  const labels = [
    contact,
    ...footer.querySelectorAll<HTMLElement>('nav :is(h2, li > a, li > span)'),
  ];
  const range = document.createRange();
  return labels.flatMap((element) => {
    const text = [...element.childNodes].find((node) => node instanceof Text);
    if (!text) return [];
    text.data = label;
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    const found: string[] = [];
    const check = (from: number, to: number, what: string) => {
      if (left < from - 1 || right > to + 1)
        found.push(`${element.localName} of ${Math.round(left)}–${Math.round(right)} px: ${what}`);
    };
    check(0, innerWidth, `the window ends at ${innerWidth}`);
    const own = element.parentElement?.getBoundingClientRect();
    if (own)
      check(own.left, own.right, `its place is ${Math.round(own.left)}–${Math.round(own.right)}`);
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible') continue;
      const edge = box.getBoundingClientRect();
      check(edge.left, edge.right, `cut off by ${box.localName}`);
    }
    return found;
  });
}
