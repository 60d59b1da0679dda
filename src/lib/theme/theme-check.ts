import type { Mistake } from '../content/mistakes.ts';
import { didYouMean } from '../content/nearest.ts';
import { isRecord } from '../is-record.ts';
import { isColour } from './css-colour.ts';
import { legibility } from './legibility.ts';
import { secondTokenNames, tokenNames } from './theme.ts';

const FIELDS = ['scheme', 'fonts', 'tokens', 'palette', 'steps', 'dark', 'light'];
const SCHEMES = ['light', 'dark'];
const STEPS = ['1', '2', '3', '4', '5', '6'];

const PALETTE_NAME = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;

/** The custom properties that a value reads. */
const READ = /var\(\s*(--[\w-]+)/g;

/** Characters that would end a declaration, a rule or the style element. */
const ENDS = /[;{}<]/;

/**
 * Finds mistakes in a theme: unknown fields and tokens, values that are not colours, and fonts that
 * `fonts.config.ts` does not define or the theme does not load.
 *
 * @param theme the export of its file
 * @param fonts the variables of the defined families
 */
export function themeMistakes(theme: unknown, fonts: readonly string[]): Mistake[] {
  if (!isRecord(theme))
    return [{ path: [], message: 'a theme: export default { scheme, fonts, tokens }' }];
  const { scheme, fonts: loaded, tokens, palette, steps } = theme;
  return [
    ...unknownNames(theme, FIELDS, []),
    ...(SCHEMES.includes(String(scheme)) ? [] : [oneOf(['scheme'], scheme, SCHEMES, 'a scheme')]),
    ...loadedMistakes(loaded, fonts),
    ...(isRecord(tokens)
      ? tokenMistakes(tokens, loaded, fonts)
      : [mustBe(['tokens'], 'tokens with their values')]),
    ...(palette === undefined ? [] : paletteMistakes(palette)),
    ...(steps === undefined ? [] : stepMistakes(steps)),
    ...SCHEMES.flatMap((name) =>
      theme[name] === undefined ? [] : secondMistakes(name, theme[name], theme, fonts),
    ),
  ];
}

/** Finds mistakes in a second palette, and colours of either palette that cannot be read. */
function secondMistakes(
  name: string,
  second: unknown,
  { scheme, fonts: loaded, tokens: own, palette: ownPalette }: Record<string, unknown>,
  fonts: readonly string[],
): Mistake[] {
  const [other = ''] = SCHEMES.filter((one) => one !== name);
  if (scheme === name)
    return [mustBe([name], `\`${other}\`: the theme's own palette, in \`tokens\`, is ${name}`)];
  if (!isRecord(second) || !isRecord(second['tokens']))
    return [mustBe([name], "a palette: { tokens: { 'color-background': '#14110d' } }")];
  const { tokens, palette } = second;
  const path = [name, 'tokens'];
  const mistakes = [
    ...unknownNames(second, ['tokens', 'palette'], [name]),
    ...tokenMistakes(tokens, loaded, fonts, { path, names: secondTokenNames }),
    ...(palette === undefined ? [] : paletteMistakes(palette, [name, 'palette'], ownPalette)),
  ];
  if (mistakes.length > 0 || !isRecord(own)) return mistakes;
  return [...contrastMistakes(['tokens'], own), ...contrastMistakes(path, { ...own, ...tokens })];
}

/** Colours written in six digits are measured. */
const contrastMistakes = (path: readonly string[], tokens: Record<string, unknown>): Mistake[] =>
  legibility(tokens).flatMap(({ ink, ground, ratio = Infinity, least }) =>
    ratio >= least
      ? []
      : [
          mustBe(
            [...path, `color-${ink}`],
            `a colour with a contrast of at least ${least}:1 on color-${ground}; measured ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`,
          ),
        ],
  );

function loadedMistakes(loaded: unknown, fonts: readonly string[]): Mistake[] {
  if (!Array.isArray(loaded) || loaded.length === 0)
    return [mustBe(['fonts'], 'the families that the pages show, by their variables')];
  return loaded.flatMap((name: unknown, index) =>
    fonts.includes(String(name))
      ? []
      : [oneOf(['fonts', index], name, fonts, 'a family of fonts.config.ts, by its cssVariable')],
  );
}

function tokenMistakes(
  tokens: Record<string, unknown>,
  loaded: unknown,
  fonts: readonly string[],
  { path: at, names }: { path: readonly string[]; names: readonly string[] } = {
    path: ['tokens'],
    names: tokenNames,
  },
): Mistake[] {
  const mistakes = unknownNames(tokens, names, at);
  for (const [name, value] of Object.entries(tokens)) {
    const path = [...at, name];
    if (typeof value !== 'string' || value.trim() === '')
      mistakes.push({
        path,
        message: `a value as text, in quotation marks; found ${JSON.stringify(value)}`,
      });
    else if (ENDS.test(value))
      mistakes.push({ path, message: `one value of CSS, without ; { } or <; found "${value}"` });
    else if (name.startsWith('color-') && !isColour(value)) mistakes.push(noColour(path, value));
    else if (name.startsWith('font-')) mistakes.push(...fontMistakes(path, value, loaded, fonts));
  }
  return mistakes;
}

/** Families installed on common systems, and CSS's generic families. */
const SYSTEM_FAMILIES = new Set(
  'serif,sans-serif,monospace,cursive,system-ui,ui-serif,ui-sans-serif,ui-monospace,ui-rounded,inherit,-apple-system,blinkmacsystemfont,segoe ui,roboto,helvetica neue,helvetica,arial,georgia,times new roman,times,palatino,garamond,baskerville,cambria,verdana,tahoma,trebuchet ms,gill sans,futura,avenir,avenir next,optima,didot,courier new,courier,menlo,consolas,monaco,sf mono'.split(
    ',',
  ),
);

/** Finds a family that nothing loads, so that visitors would see the next one in the list. */
function unloadedFamily(path: readonly string[], value: string): Mistake[] {
  const [first = ''] = value.split(',');
  const name = first.trim().replace(/^["']|["']$/g, '');
  if (name.includes('(') || SYSTEM_FAMILIES.has(name.toLowerCase())) return [];
  return [
    {
      path,
      message: `a family of fonts.config.ts by its variable, or one that devices have, such as Georgia; found "${name}"`,
    },
  ];
}

/**
 * Checks that a palette's names are valid in custom properties, and that its colours derive only
 * from existing ones.
 *
 * @param own the theme's own palette, whose colours a second one may replace
 */
function paletteMistakes(palette: unknown, at = ['palette'], own = palette): Mistake[] {
  if (!isRecord(palette)) return [mustBe(at, "colours by their names: { oak: '#a9805a' }")];
  const known = Object.keys(isRecord(own) ? own : {});
  const unknown = unknownNames(palette, known, at);
  const colours = Object.entries(palette).flatMap(([name, value]) => {
    const path = [...at, name];
    if (!PALETTE_NAME.test(name))
      return [mustBe(path, `a name in small letters, digits and hyphens; found "${name}"`)];
    if (typeof value !== 'string' || ENDS.test(value) || !isColour(value))
      return [noColour(path, value)];
    return readMistakes(path, value, known);
  });
  return [...unknown, ...colours];
}

/** Finds references to colours that do not exist; a browser would silently drop the declaration. */
function readMistakes(path: readonly string[], value: string, palette: string[]): Mistake[] {
  const names = [
    ...tokenNames.filter((token) => token.startsWith('color-')).map((token) => `--${token}`),
    ...palette.map((one) => `--palette-${one}`),
  ];
  return [...value.matchAll(READ)]
    .map(([, name = '']) => name)
    .filter((name) => !names.includes(name))
    .map((name) => oneOf(path, name, names, 'a colour of the theme'));
}

function fontMistakes(
  path: readonly string[],
  value: string,
  loaded: unknown,
  fonts: readonly string[],
): Mistake[] {
  const unloaded = unloadedFamily(path, value);
  if (unloaded.length > 0) return unloaded;
  return [...value.matchAll(/var\((--font-[\w-]+)/g)].flatMap(([, variable = '']) => {
    if (!fonts.includes(variable))
      return [oneOf(path, variable, fonts, 'a family of fonts.config.ts')];
    if (Array.isArray(loaded) && !loaded.includes(variable))
      return [
        { path, message: `a family that the theme loads: name ${variable} in \`fonts\` too` },
      ];
    return [];
  });
}

function stepMistakes(steps: unknown): Mistake[] {
  if (!isRecord(steps)) return [mustBe(['steps'], "sizes by their steps: { 5: '3rem' }")];
  return [
    ...unknownNames(steps, STEPS, ['steps']),
    ...Object.entries(steps).flatMap(([step, size]) =>
      typeof size === 'string' && size.trim() !== '' && !ENDS.test(size)
        ? []
        : [mustBe(['steps', step], `a size such as '3rem'; found ${JSON.stringify(size)}`)],
    ),
  ];
}

function unknownNames(
  record: Record<string, unknown>,
  names: readonly string[],
  path: readonly string[],
): Mistake[] {
  return Object.keys(record)
    .filter((name) => !names.includes(name))
    .map((name) => ({
      path,
      at: [...path, name],
      message: `Unrecognized key: "${name}"${didYouMean(name, names) || `; expected ${names.join(', ')}`}`,
    }));
}

const oneOf = (
  path: Mistake['path'],
  found: unknown,
  names: readonly string[],
  what: string,
): Mistake => ({
  path,
  message: `${what}; found ${JSON.stringify(found)}${didYouMean(String(found), names) || `; there are ${names.join(', ')}`}`,
});

const noColour = (path: Mistake['path'], found: unknown): Mistake =>
  mustBe(path, `a colour such as #0a7a5c; found ${JSON.stringify(found)}`);

const mustBe = (path: Mistake['path'], message: string): Mistake => ({ path, message });
