import { compileString } from 'sass';
import { format, resolveConfig } from 'prettier';
import { ModuleKind, transpile } from 'typescript';
import { describe, expect, test } from 'vitest';
import { themeStyles, tokenNames, appliedThemeStyles, type Theme } from '~/lib/theme/theme';
import { wearables as themes } from '../wardrobe/wardrobe';
import { motions, radii, spaces } from '~/lib/theme/scales';
import { coloursOf } from '~/lib/theme/follow-colours';
import { themePath } from '~/lib/theme/inner-theme';
import type { Choices } from './choices';
import { contrastOf, parseColour } from '~/lib/theme/colour';
import { defaultColours } from '~/lib/theme/default-colours';
import { betterColour, contrastPairs, dress } from './dress';
import { siteLine, themeFile } from './theme-file';

const files = import.meta.glob<string>(['/src/demos/*/theme.ts', '/src/styles/house.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const modules = import.meta.glob<Record<string, unknown>>('/src/demos/*/theme.ts', { eager: true });

const names = Object.keys(themes);
const theme = (name: string): Theme => {
  const found = themes[name];
  if (!found) throw new Error(`no theme ${name}`);
  return found;
};

/** What a file of a project exports, as its pages would import it. */
async function evaluate(text: string): Promise<{ default: Theme } & Record<string, unknown>> {
  const code = transpile(text, { module: ModuleKind.ESNext });
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
    default: Theme;
  } & Record<string, unknown>;
}

const outfits: Choices[] = [
  {},
  { accent: '#1f7a4d' },
  { background: '#101820' },
  { background: '#ffffff', text: '#101010', accent: '#ffe100' },
  { text: '#4a2545', radius: 'pill' },
  { faces: names[0] ?? '', radius: 'sharp', space: 'close', motion: 'brisk' },
  { faces: names.at(-1) ?? '', radius: 'round', space: 'wide', motion: 'springy' },
];

const cases = names.flatMap((name) =>
  outfits.map((choices) => [name, JSON.stringify(choices), choices] as const),
);

test('the defaults are those of the settings', () => {
  const css = compileString("@use 'base';", { loadPaths: ['src/styles'] }).css;
  for (const [name, value] of Object.entries(defaultColours))
    expect(css).toContain(`--color-${name}: ${value};`);
});

describe('clothes', () => {
  test('without choices are the theme', () => {
    for (const name of names) expect(dress(theme(name), {}, themes)).toEqual(theme(name));
  });

  test.each(cases)('%s %s: what has been chosen is worn', (name, _, choices) => {
    const { tokens, fonts, scheme } = dress(theme(name), choices, themes);
    for (const colour of ['background', 'text', 'accent'] as const)
      if (choices[colour]) expect(tokens[`color-${colour}`]).toBe(choices[colour]);
    if (choices.faces) expect(fonts).toEqual(theme(choices.faces).fonts);
    expect(tokens).toMatchObject({
      ...(choices.radius && radii[choices.radius]),
      ...(choices.space && spaces[choices.space]),
      ...(choices.motion && motions[choices.motion]),
    });
    if (choices.text === '#101010') expect(scheme).toBe('light');
    // A family that is named is one that comes along.
    for (const name of ['font-display', 'font-body', 'font-label'] as const)
      expect(fonts.map((font) => `var(${font})`)).toContain(tokens[name]);
  });

  test.each(names)('%s: only what somebody has chosen can be hard to read', (name) => {
    for (const background of ['#101820', '#ffffff', '#7a7a7a', '#ffe100'] as const) {
      const choices = { background };
      const colours = coloursOf(dress(theme(name), choices, themes));
      for (const { ink, ground, least } of contrastPairs)
        expect
          .soft(contrastOf(colours[ink], colours[ground]), `${ink} on ${ground} ${background}`)
          .toBeGreaterThanOrEqual(least);
    }
  });

  test.each(names)(
    '%s: a better colour is offered where one is needed, and can be read',
    (name) => {
      const base = theme(name);
      for (const accent of ['#ffe100', '#1b1533', '#e4002b', '#8a8a8a'] as const) {
        const better = betterColour('accent', dress(base, { accent }, themes));
        const worn = coloursOf(dress(base, { accent: better ?? accent }, themes));
        expect(contrastOf(worn.accent, worn.background)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(worn.accent, worn.surface)).toBeGreaterThanOrEqual(3);
        expect(contrastOf(worn['on-accent'], worn.accent)).toBeGreaterThanOrEqual(4.5);
      }
      expect(betterColour('accent', base)).toBeUndefined();
      expect(betterColour('text', base)).toBeUndefined();
    },
  );
});

describe('a theme as a file', () => {
  test.each(cases)('%s %s: gives the same custom properties again', async (name, _, choices) => {
    const worn = dress(theme(name), choices, themes);
    const { default: again } = await evaluate(themeFile({ name, theme: worn }));
    expect(again).toEqual(worn);
    expect(themeStyles(again)).toBe(themeStyles(worn));
    expect(appliedThemeStyles(again)).toBe(appliedThemeStyles(worn));
  });

  test('is formatted as the project is', async () => {
    for (const [name, , choices] of cases) {
      const text = themeFile({ name, theme: dress(theme(name), choices, themes) });
      const options = await resolveConfig(themePath(name));
      expect(await format(text, { ...options, filepath: themePath(name) })).toBe(text);
    }
  });

  test('keeps what the home’s pages import from it besides', async () => {
    for (const [file, { default: home, ...others }] of Object.entries(modules)) {
      const name = file.split('/').at(-2) ?? '';
      const text = themeFile({ name, theme: home as Theme, others });
      const { default: again, ...rest } = await evaluate(text);
      expect(again).toEqual(home);
      expect(rest).toEqual(others);
      const options = await resolveConfig(file.slice(1));
      expect(await format(text, { ...options, filepath: file.slice(1) })).toBe(text);
    }
  });

  test('lies where the project has it', () => {
    for (const name of names) expect(Object.keys(files)).toContain(`/${themePath(name)}`);
    expect(siteLine('startup')).toBe("theme: 'startup',");
  });

  test('holds nothing that was not a token', async () => {
    const evil = "'; } alert(1) */ `${x}` \\ \u2028";
    const text = themeFile({
      name: 'house',
      theme: { scheme: 'light', fonts: [], tokens: { easing: evil } },
      comment: 'Ends here */ alert(1)',
    });
    const { default: again } = await evaluate(text);
    expect(again.tokens.easing).toBe(evil);
    expect(text).not.toContain('here */');
  });
});

test('every colour of a theme can be measured', () => {
  for (const name of names)
    for (const [colour, value] of Object.entries(coloursOf(theme(name))))
      expect(parseColour(value), `${name} ${colour}`).toBe(value);
  // Those that follow from others by themselves have no default to measure.
  const following = ['inverse', 'on-inverse'];
  expect(tokenNames.filter((name) => name.startsWith('color-')).sort()).toEqual(
    [...Object.keys(defaultColours), ...following].map((name) => `color-${name}`).sort(),
  );
});
