// @vitest-environment node
import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { describe, expect, it, test } from 'vitest';
import { fontFamilies, type FontFile } from '../../../fonts.config.ts';
import {
  charactersOn,
  codesOf,
  inUnicodeRange,
  printedCharacters,
  unicodeRange,
} from './alphabet.ts';
import { cutFont, cutFurther } from './cut-font.ts';
import { parsePage } from '../../lib/html.ts';
import { namedFamilies } from './named-families.ts';
import { giveUpReservedName, readNames } from './reserved-name.ts';

/** A face of some family: the owner chooses which ones the site has. */
const anyFile = (): FontFile => {
  const [family] = fontFamilies;
  if (!family) throw new Error('fonts.config.ts names no family');
  return family.files[0];
};

/** A family whose licence reserves its name; not every site has it. */
const reserved = fontFamilies.find(({ name }) => name === 'Source Sans')?.files[0];

const charactersOf = (path: string) => {
  const font = create(readFileSync(path));
  return 'fonts' in font
    ? []
    : font.characterSet.filter((code) => code >= 0x20 && code < 0xffff).sort((a, b) => a - b);
};

test('a build leaves out a family that nothing names', () => {
  const named = namedFamilies(fontFamilies);
  expect(named.length).toBeGreaterThan(0);
  expect(namedFamilies(named.map((one) => ({ ...one, cssVariable: '--font-of-nobody' })))).toEqual(
    [],
  );
});

describe('unicode ranges', () => {
  it('are written short, and read back', () => {
    expect(unicodeRange([0x41, 0x42, 0x43, 0xe9])).toBe('U+41-43,U+E9');
    const isIn = inUnicodeRange('U+41-43, U+E9');
    expect([0x40, 0x41, 0x43, 0x44, 0xe9].map(isIn)).toEqual([false, true, true, false, true]);
    expect([...codesOf('U+41-43, U+E9')]).toEqual([0x41, 0x42, 0x43, 0xe9]);
  });

  it('that cannot be read are told', () => {
    expect(() => inUnicodeRange('latin')).toThrow('no unicode-range');
  });
});

it('finds what the pages print', () => {
  const printed = printedCharacters();
  for (const character of 'Az~’') expect(printed).toContain(character.codePointAt(0));
});

it.each([
  ['its words, and capitals of them', '<p>ça va</p>', 'Çça'],
  ['any sentence', '<p></p>', 'Az0 ?’—'],
  ['words of a script', '<astro-island props="{&quot;text&quot;:[0,&quot;fertig ✓&quot;]}">', '✓'],
  ['what a style writes', "<style>a::after{content:'→'}</style>", '→'],
  ['a sign that HTML writes otherwise', '<p>a &lt; b</p>', '<'],
])('finds what a page prints: %s', (_, html, wanted) => {
  const printed = charactersOn(parsePage(html));
  for (const one of wanted) expect(printed).toContain(one.codePointAt(0));
});

it('leaves out what a page prints nowhere', () => {
  const printed = charactersOn(
    parsePage('<script>{if(a^b)c()}</script><style>a{b:c}</style><p id="_">|</p>'),
  );
  const isPrinted = (one: string) => printed.has(one.codePointAt(0) ?? 0);
  expect(['|', '{', '^', '_'].map(isPrinted)).toEqual([true, false, false, false]);
});

describe('a font', () => {
  const file = anyFile();

  it('is cut in two, and loses no character', async () => {
    const slices = await cutFont(file, new Set([0x41, 0x42]));
    expect(slices.map(({ slice }) => slice)).toEqual(['printed', 'rest']);
    const whole = charactersOf(`node_modules/${file.file}`);
    const cut = slices.flatMap(({ path }) => charactersOf(path)).sort((a, b) => a - b);
    expect(cut).toEqual(whole);
  });

  it('is cut further for a page, and loses no character', async () => {
    const slices = await cutFont(file, new Set([0x41, 0x42, 0x43]));
    const own = await cutFurther(slices, new Set([0x41]));
    const shown = own.map(({ slice, unicodeRange: range, path }) => {
      const letters = charactersOf(path).filter(inUnicodeRange(range));
      return [slice, String.fromCodePoint(...letters.slice(0, 2))];
    });
    expect(shown.slice(0, 2)).toEqual([
      ['printed', 'A'],
      ['rest', 'BC'],
    ]);
    expect(own.slice(2)).toEqual(slices.slice(1));
  });

  it('is narrowed where its range says so', async () => {
    const slices = await cutFont({ ...file, unicodeRange: 'U+41-43' }, new Set([0x41, 0x42, 0x43]));
    expect(slices.map((slice) => slice.unicodeRange)).toEqual(['U+41-43']);
  });
});

it.skipIf(!reserved)('a name that its licence reserves is not borne by what is cut', async () => {
  const bytes = readFileSync(`node_modules/${reserved?.file ?? ''}`);
  const cut = await subsetFont(bytes, 'A', {
    targetFormat: 'truetype',
    preserveNameIds: [0, 7, 13, 14],
  });
  const names = readNames(giveUpReservedName(cut));
  const text = (id: number) => names.find((name) => name.id === id)?.text;
  expect(text(1)).toMatch(/^ecruoS Sans/);
  expect(text(0)).toContain('Reserved Font Name ‘Source’');
});
