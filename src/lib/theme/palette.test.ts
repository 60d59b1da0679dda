import { globSync, readFileSync } from 'node:fs';
import { transform, type CssColor, type Declaration } from 'lightningcss';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import house from '~/styles/house';
import { isTemplate } from '../is-template';
import { isNamedColour } from './css-colour';
import { themeMistakes } from './theme-check';
import { themeStyles, appliedThemeStyles, type Theme } from './theme';

/** Declarations whose black and white are blended with a colour of the theme. */
const BLENDED = new Map([
  ['src/demos/interior-landing/materials.module.css', ['--grain', 'background']],
]);

/** Colours mixed into a theme's colour to make it lighter, darker or more transparent. */
const INGREDIENTS = new Set(['white', 'black', 'transparent', 'currentcolor']);

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

const theme: Theme = {
  scheme: 'light',
  fonts: house.fonts,
  tokens: { 'color-accent': '#94411d' },
  palette: { oak: '#b98d63', 'accent-56': 'oklch(from var(--color-accent) calc(l + 0.08) c h)' },
};

const messagesOf = (palette: unknown) =>
  themeMistakes({ ...theme, palette }, house.fonts).map(
    ({ at, path, message }) => `${(at ?? path).join('.')}: ${message}`,
  );

describe('a palette', () => {
  test.each([themeStyles, appliedThemeStyles])('becomes custom properties', (styles) => {
    const css = styles(theme);
    expect(css).toContain('--palette-oak:#b98d63;');
    expect(css).toContain('--palette-accent-56:oklch(from var(--color-accent)');
  });

  test('may derive its colours from tokens and from each other', () => {
    expect(
      messagesOf({ ...theme.palette, pale: 'color-mix(in oklab, var(--palette-oak) 40%, white)' }),
    ).toEqual([]);
  });

  test.each([
    ['oak', 'palette: colours by their names'],
    [{ Oak: '#b98d63' }, 'palette.Oak: a name in small letters, digits and hyphens; found "Oak"'],
    [{ oak: '#b98d6' }, 'palette.oak: a colour such as #0a7a5c; found "#b98d6"'],
    [{ oak: 7 }, 'palette.oak: a colour such as #0a7a5c; found 7'],
    [{ oak: 'var(--color-acent)' }, 'did you mean "--color-accent"'],
    [{ oak: '#b98d63', pale: 'var(--palette-oack)' }, 'did you mean "--palette-oak"'],
  ])('%j is refused by name', (palette, message) => {
    expect(messagesOf(palette).join()).toContain(message);
  });
});

describe('a second palette', () => {
  const dark = { tokens: { 'color-background': '#14110d', 'color-text': '#f4ecdf' } };
  /** Colours that can be read on it. */
  const legible = {
    ...{ 'color-surface': '#1d1915', 'color-muted': '#b7ab9b', 'color-accent': '#ff7a4f' },
    ...{ 'color-on-accent': '#14110d', 'color-focus': '#ffffff' },
    ...{ 'color-danger': '#ff9483', 'color-success': '#7fcfa2' },
  };
  const given = (second: object, first: Partial<Theme> = {}) =>
    themeMistakes({ ...theme, ...first, ...second }, house.fonts)
      .map(({ at, path, message }) => `${(at ?? path).join('.')}: ${message}`)
      .join('\n');

  test('whose colours can be read is taken', () => {
    const tokens = { ...dark.tokens, ...legible };
    expect(given({ dark: { tokens, palette: { oak: '#d8b58f' } } })).toBe('');
  });

  test.each([
    [{ light: dark }, "light: `dark`: the theme's own palette, in `tokens`, is light"],
    [{ dark: dark.tokens }, 'dark: a palette: { tokens:'],
    [{ dark: { tokens: {}, steps: {} } }, 'dark.steps: Unrecognized key: "steps"'],
    [{ dark: { tokens: { 'color-acent': '#fff' } } }, 'dark.tokens.color-acent: Unrecognized key'],
    [{ dark: { tokens: { 'space-section': '2rem' } } }, 'dark.tokens.space-section: Unrecognized'],
    [{ dark: { tokens: { 'color-text': 'lihgt' } } }, 'dark.tokens.color-text: a colour such as'],
    [{ dark: { tokens: {}, palette: { oack: '#fff' } } }, 'did you mean "oak"'],
    [
      { dark: { tokens: { ...dark.tokens, ...legible, 'color-muted': '#5b5b63' } } },
      'dark.tokens.color-muted: a colour with a contrast of at least 4.5:1 on color-background; measured 2.79:1',
    ],
  ])('%j is refused by name', (second, message) => {
    expect(given(second)).toContain(message);
  });

  test('is measured together with the first', () => {
    const second = { dark: { tokens: { ...dark.tokens, ...legible } } };
    expect(given(second, { tokens: { 'color-muted': '#cccccc' } })).toContain(
      'tokens.color-muted: a colour with a contrast of at least 4.5:1 on color-background; measured 1.60:1',
    );
  });
});

describe.skipIf(!isTemplate)('no home names a colour that its theme does not', () => {
  const homes = (extension: string) =>
    globSync(`src/demos/*/**/*.${extension}`).map((file) => file.replaceAll('\\', '/'));

  test('in a stylesheet', () => {
    const files = homes('css');
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap((file) => ownColours(file, readFileSync(file)))).toEqual([]);
  });

  test('in a drawing', () => {
    expect(homes('tsx').flatMap((file) => drawnColours(file, readFileSync(file, 'utf8')))).toEqual(
      [],
    );
  });

  test.each([
    ['a{color:#94411d}', ['a.css:1 color']],
    ['a{--oak:rgb(185 141 99 / 40%)}', ['a.css:1 --oak']],
    ['a{background:linear-gradient(white,transparent)}', ['a.css:1 background']],
    ['a{color:color-mix(in oklab,var(--color-accent) 40%,tomato)}', ['a.css:1 color']],
    ['a{mask:linear-gradient(#000,transparent);box-shadow:0 0 1px #000;background:#0003}', []],
    ['a{color:var(--palette-oak);fill:currentcolor}', []],
  ])('%s', (css, found) => {
    expect(ownColours('a.css', Buffer.from(css))).toEqual(found);
  });
});

/** The colours in a stylesheet that do not come from the theme: file, line, property. */
function ownColours(file: string, code: Uint8Array): string[] {
  const found: string[] = [];
  let line = 1;
  let property = '';
  transform({
    filename: file,
    code,
    errorRecovery: true,
    visitor: {
      Rule(rule) {
        if ('value' in rule && rule.value && 'loc' in rule.value) line = rule.value.loc.line + 1;
      },
      Declaration(declaration) {
        property = nameOf(declaration);
      },
      Token: {
        // Inside functions that read custom properties, the parser sees only identifiers.
        ident({ value }) {
          if (isNamedColour(value) && !INGREDIENTS.has(value.toLowerCase()))
            found.push(`${file}:${line} ${property}`);
        },
      },
      Color(color) {
        const isBlended = BLENDED.get(file)?.includes(property) === true && isGrey(color);
        if (!isBlended && !isShade(color, property)) found.push(`${file}:${line} ${property}`);
      },
    },
  });
  return found;
}

function nameOf(declaration: Declaration): string {
  if (declaration.property === 'custom') return declaration.value.name;
  if (declaration.property === 'unparsed') return declaration.value.propertyId.property;
  return declaration.property;
}

const isGrey = (color: CssColor) =>
  typeof color === 'object' && color.type === 'rgb' && color.r === color.g && color.g === color.b;

/**
 * Whether a colour is only light or shade, without a hue: a veil of black or white, or part of a
 * mask, shadow or filter.
 */
function isShade(color: CssColor, property: string): boolean {
  // A keyword is a system colour, for visitors who force their own colours.
  if (typeof color === 'string' || color.type === 'currentcolor') return true;
  if (color.type !== 'rgb' || !isGrey(color)) return false;
  if (color.alpha < 1) return true;
  return [0, 255].includes(color.r) && /mask|shadow|filter/.test(property);
}

/** The colours in a component's drawings that do not come from the theme: file and line. */
function drawnColours(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && HEX.test(node.text))
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.pos).line + 1} ${node.text}`);
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}
