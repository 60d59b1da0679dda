import type { Edit } from '../../../lib/edits/edit.ts';
import {
  tokenNames,
  type Scheme,
  type SecondPalette,
  type Theme,
  type TokenName,
} from '../../../../src/lib/theme/theme.ts';
import { typeOf } from '../../../../src/lib/theme/theme-type.ts';
import { variableIn } from './font-edits.ts';

/** What is taken over from another theme. */
export interface Parts {
  readonly colours: boolean;
  readonly faces: boolean;
}

type Tokens = Readonly<Partial<Record<string, string>>>;

/** The edits by which some tokens become what another theme says of them. */
const tokenEdits = (
  path: readonly string[],
  own: Tokens,
  wanted: Tokens,
  names: readonly TokenName[],
): Edit[] =>
  names.flatMap((name): Edit[] => {
    const value = wanted[name];
    if (value === own[name]) return [];
    return value === undefined
      ? [{ kind: 'remove', path: [...path, name] }]
      : [{ kind: 'set', path: [...path, name], value, order: tokenNames }];
  });

const COLOURS = tokenNames.filter((name) => name.startsWith('color-'));

/**
 * The edits by which a theme takes over another's colours, typefaces, or both. The home's own colours stay,
 * and so do families that its stylesheets name.
 *
 * @param named the families that the home's stylesheets name
 */
export function takeOverEdits(
  theme: Theme,
  other: Theme,
  { colours, faces }: Parts,
  named: readonly string[],
): Edit[] {
  return [
    ...(colours ? colourEdits(theme, other) : []),
    ...(faces ? faceEdits(theme, other, named) : []),
  ];
}

const FIELDS = ['scheme', 'fonts', 'tokens', 'palette', 'steps', 'dark', 'light'];

function colourEdits(theme: Theme, other: Theme): Edit[] {
  const scheme: Edit[] =
    theme.scheme === other.scheme ? [] : [{ kind: 'set', path: ['scheme'], value: other.scheme }];
  return [
    ...scheme,
    ...tokenEdits(['tokens'], theme.tokens, other.tokens, COLOURS),
    ...(['dark', 'light'] as const).flatMap((name) => secondEdits(name, theme[name], other[name])),
  ];
}

/** A second palette that was drawn for colours that are gone goes with them. */
function secondEdits(
  name: Scheme,
  own: SecondPalette | undefined,
  wanted: SecondPalette | undefined,
): Edit[] {
  if (wanted && own) return tokenEdits([name, 'tokens'], own.tokens, wanted.tokens, COLOURS);
  if (own) return [{ kind: 'remove', path: [name] }];
  if (!wanted) return [];
  // How pictures look in the dark is a matter of these pictures.
  const tokens = Object.fromEntries(COLOURS.flatMap((one) => pairOf(wanted.tokens, one)));
  return [{ kind: 'set', path: [name], value: { tokens }, order: FIELDS }];
}

const pairOf = (tokens: Tokens, name: string): [string, string][] => {
  const value = tokens[name];
  return value === undefined ? [] : [[name, value]];
};

function faceEdits(theme: Theme, other: Theme, named: readonly string[]): Edit[] {
  const type = typeOf(other);
  const worn = Object.values(type).map(variableIn);
  // What the other home's own stylesheets name stays there.
  const fonts = [
    ...other.fonts.filter((one) => worn.includes(one)),
    ...theme.fonts.filter((one) => named.includes(one) && !worn.includes(one)),
  ];
  return [
    ...(fonts.join() === theme.fonts.join()
      ? []
      : [{ kind: 'set', path: ['fonts'], value: fonts } satisfies Edit]),
    ...tokenEdits(['tokens'], theme.tokens, type, Object.keys(type) as TokenName[]),
  ];
}
