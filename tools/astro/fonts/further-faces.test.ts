import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import { describe, expect, it, test } from 'vitest';
import { fontFamilies, standIns, type FontFamily } from '../../../fonts.config.ts';
import { lettersOn, wordsOn } from './alphabet.ts';
import { standInFaults } from './check-fonts.ts';
import { cutFont } from './cut-font.ts';
import { codesIn, cutFurtherFaces, furtherFaces } from './further-faces.ts';
import { LINES } from './sample-lines.ts';
import { parsePage } from '../../lib/html.ts';

const codes = (text: string) =>
  new Set(Array.from(text.replaceAll(' ', ''), (one) => one.codePointAt(0) ?? 0));

/** A family's own files, and the further ones. */
async function facesOf(family: FontFamily) {
  const cut = family.files.map(async (file) => ({ file, slices: await cutFont(file, codes('a')) }));
  const own = await Promise.all(cut);
  return { own, further: await furtherFaces(family, own) };
}

const named = (name: string) => fontFamilies.find((family) => family.name === name);

describe.each(fontFamilies)('$name', (family) => {
  it('has the letters of many languages, each in one file', async () => {
    const { own, further } = await facesOf(family);
    for (const face of new Set(further.map((one) => one.face))) {
      const others = further.filter((one) => one.face === face);
      const alike = own.filter(
        ({ file }) => file.weight === face.weight && file.style === face.style,
      );
      const all = [codesIn(alike), ...others.map((one) => one.codes)].flatMap((one) => [...one]);
      const known = new Set(all);
      expect(all).toHaveLength(known.size);
      const missing = Object.values(LINES).flatMap((line) => [...codes(line).difference(known)]);
      expect(missing.map((code) => String.fromCodePoint(code))).toEqual([]);
    }
  });
});

/** A family whose package has Cyrillic, and one whose has none; not every site has them. */
const [withCyrillic, without] = [named('Cormorant Garamond'), named('DM Serif Display')];

test.skipIf(!withCyrillic || !without)(
  'a family’s own package comes before what stands in',
  async () => {
    const filesFor = async (family: FontFamily | undefined, text: string) => {
      if (!family) return [];
      const { further } = await facesOf(family);
      return further
        .filter((one) => !one.codes.isDisjointFrom(codes(text)))
        .map(({ file }) => file.file.split('/').at(-1));
    };
    expect(await filesFor(withCyrillic, 'ж')).toEqual([
      'cormorant-garamond-cyrillic-wght-normal.woff2',
    ]);
    expect(await filesFor(without, 'ж')).toEqual(['noto-serif-cyrillic-wght-normal.woff2']);
    expect(await filesFor(without, 'ش')).toEqual(['noto-naskh-arabic-arabic-wght-normal.woff2']);
  },
);

test('a font that cannot stand in is told', () => {
  expect(standInFaults(standIns)).toBeUndefined();
  const told = standInFaults({ serif: ['@fontsource-variable/no-such-font'] });
  expect(told).toContain('"@fontsource-variable/no-such-font"');
  expect(told).toContain('at standIns.serif[0]');
});

test('only files with letters of a text are cut, and Arabic keeps what joins its letters', async () => {
  const [family] = fontFamilies;
  if (!family) throw new Error('fonts.config.ts names no family');
  const { further } = await facesOf(family);
  expect(await cutFurtherFaces(further, codes('abc'))).toEqual([]);
  const cut = await cutFurtherFaces(further, codes('شركة'));
  const [face] = cut;
  expect(new Set(cut.map(({ file }) => file))).toEqual(new Set(family.files));
  expect(face?.slices.map(({ slice }) => slice)).toEqual(['printed', 'rest']);
  const font = create(readFileSync(face?.slices[0]?.path ?? ''));
  if ('fonts' in font) throw new Error('a collection');
  // A letter that joins others has four forms.
  expect(font.numGlyphs).toBeGreaterThan(2 * codes('شركة').size);
});

describe('a page', () => {
  const page = parsePage(
    '<body><a href="/ar" lang="ar">العربية</a><p lang="pl">Łódź — №\u200e → 🎉 €</p></body>',
  );
  const has = (letters: Set<number>, text: string) =>
    [...codes(text)].map((code) => letters.has(code));

  it('needs the letters of its words, capitals too, and not the names of its other languages', () => {
    expect(has(lettersOn(page), 'ŁŹźó')).toEqual([true, true, true, true]);
    expect(has(lettersOn(page), 'عبي')).toEqual([false, false, false]);
  });

  it('misses letters and punctuation, and no signs or emoji', () => {
    expect(has(wordsOn(page), 'Łź—€')).toEqual([true, true, true, true]);
    expect(has(wordsOn(page), '№\u200e→🎉ع')).toEqual([false, false, false, false, false]);
  });
});
