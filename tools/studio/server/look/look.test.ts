import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fontFamilies } from '../../../../fonts.config.ts';
import { changeText } from '../../../lib/edits/change-text.ts';
import type { Edit } from '../../../lib/edits/edit.ts';
import { fontEdits } from '../../app/look/font-edits.ts';
import { setToken } from '../../app/look/theme-edits.ts';
import { asTheme } from '../../app/look/theme-value.ts';
import { valueIn } from '../documents/read.ts';
import { facesOf } from './faces.ts';
import { familiesFor } from './families.ts';

const root = mkdtempSync(join(tmpdir(), 'look-'));
afterAll(() => {
  rmSync(root, { recursive: true });
});

const FILE = 'src/demos/shop/theme.ts';

const [first, second, third] = fontFamilies.map(({ cssVariable }) => cssVariable);

/** A site of one home may have two families. */
const testWithThree = test.skipIf(third === undefined);

const TEXT = `import type { Theme } from '~/lib/theme/theme';

/** A shop by lamplight. */
export default {
  scheme: 'light',
  fonts: ['${String(first)}', '${String(second)}'],
  tokens: {
    'color-background': '#ffffff', // paper
    // Read on it.
    'color-text': '#111111',
    'font-display': 'var(${String(first)})',
    'font-body': 'var(${String(second)})',
    'radius-control': '0',
  },
  dark: {
    tokens: { 'color-background': '#111111', 'color-text': '#eeeeee' },
  },
} satisfies Theme;
`;

const written = (edits: readonly Edit[]) => changeText(process.cwd(), FILE, TEXT, { edits });

describe('a theme that is written', () => {
  test('changes in the line of its colour alone', async () => {
    expect(await written([setToken(['tokens'], 'color-background', '#fffaf0')])).toBe(
      TEXT.replace("'#ffffff', // paper", "'#fffaf0', // paper"),
    );
    expect(await written([setToken(['dark', 'tokens'], 'color-text', '#f4efe6')])).toBe(
      TEXT.replace('#eeeeee', '#f4efe6'),
    );
  });

  test('gets a new token in its place', async () => {
    expect(await written([setToken(['tokens'], 'radius-card', '1rem')])).toBe(
      TEXT.replace("    'radius-control'", "    'radius-card': '1rem',\n    'radius-control'"),
    );
  });

  testWithThree('loads the typeface that it takes', async () => {
    mkdirSync(join(root, 'src/demos/shop'), { recursive: true });
    writeFileSync(join(root, FILE), TEXT);
    const families = familiesFor(root, FILE);
    const family = families.find(({ variable }) => variable === third);
    if (!family) throw new Error('too few families');
    const edits = fontEdits(asTheme(valueIn(FILE, TEXT)), 'font-body', family, families);
    expect(await written(edits)).toBe(TEXT.replaceAll(String(second), String(third)));
  });
});

describe('the families of a site', () => {
  testWithThree('are told with their weights, and with what the home’s stylesheets name', () => {
    const folder = join(root, 'src/demos/shop/looks');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(root, FILE), TEXT);
    writeFileSync(join(folder, 'sign.module.css'), `.sign { font: 2rem var(${String(third)}) }`);
    const families = familiesFor(root, FILE);
    expect(families.map(({ name }) => name)).toEqual(fontFamilies.map(({ name }) => name));
    expect(families.filter(({ isNamed }) => isNamed).map(({ variable }) => variable)).toEqual([
      third,
    ]);
    for (const { weights } of families) expect(weights[0]).toBeLessThanOrEqual(weights[1]);
  });

  test('are told of themes alone', () => {
    expect(() => familiesFor(root, 'package.json')).toThrow('no theme');
    expect(() => familiesFor(root, 'src/demos/../../theme.ts')).toThrow('no theme');
  });

  test('come as fonts, cut to the letters that are asked for', async () => {
    const [few] = await facesOf(String(first), 'Ag');
    const [many] = await facesOf(String(first));
    const bytes = Buffer.from(few?.data ?? '', 'base64');
    expect(bytes.subarray(0, 4).toString()).toBe('wOF2');
    expect(bytes.length).toBeLessThan(Buffer.from(many?.data ?? '', 'base64').length / 2);
  });

  test('are those of the site', async () => {
    await expect(facesOf('--font-none')).rejects.toThrow('--font-none');
  });
});
