import type { Edit } from '../../../lib/edits/edit.ts';
import { valueAt } from '../../../lib/edits/edit.ts';
import type { Theme } from '../../../../src/lib/theme/theme.ts';
import type { TypeFamily } from '../../contract/look.ts';
import { setToken } from './theme-edits.ts';

/** What a typeface is chosen for, as tokens name it. */
export const FONT_TOKENS = ['font-display', 'font-body', 'font-label'] as const;

/** A token that says a typeface. */
export type FontToken = (typeof FONT_TOKENS)[number];

/** The family that a token's value names: `var(--font-dm-sans)`; undefined where it names none. */
export const variableIn = (value: string | undefined): string | undefined =>
  /var\(\s*(--font-[\w-]+)/.exec(value ?? '')?.[1];

/**
 * The edits by which a theme takes another typeface. The list of families that its pages load stays right:
 * one that nothing names any more leaves it, and that of headings stands first.
 *
 * @param families those of the site
 */
export function fontEdits(
  theme: Theme,
  token: FontToken,
  family: TypeFamily,
  families: readonly TypeFamily[],
): Edit[] {
  const { variable } = family;
  const old = variableIn(theme.tokens[token]);
  if (old === variable) return [];
  const isKept =
    families.some((one) => one.variable === old && one.isNamed) ||
    FONT_TOKENS.some((one) => one !== token && variableIn(theme.tokens[one]) === old);
  const gone = isKept || old === undefined ? -1 : theme.fonts.findIndex((one) => one === old);
  return [
    ...listEdits(theme.fonts, gone, variable, token === 'font-display'),
    setToken(['tokens'], token, `var(${variable})`),
    ...(token === 'font-display' ? weightEdits(theme, family) : []),
  ];
}

function listEdits(
  fonts: readonly string[],
  gone: number,
  variable: string,
  isFirst: boolean,
): Edit[] {
  const path = ['fonts'];
  const at = fonts.indexOf(variable);
  if (at < 0 && gone >= 0) return [{ kind: 'set', path: [...path, gone], value: variable }];
  if (at < 0) return [{ kind: 'insert', path, index: isFirst ? 0 : fonts.length, value: variable }];
  const removed: Edit[] = gone < 0 ? [] : [{ kind: 'remove', path: [...path, gone] }];
  const from = gone >= 0 && gone < at ? at - 1 : at;
  return isFirst && from > 0 ? [...removed, { kind: 'move', path, from, to: 0 }] : removed;
}

/** A weight that the family does not have becomes the nearest that it has. */
function weightEdits(theme: Theme, { weights: [least, most] }: TypeFamily): Edit[] {
  const weight = Number(valueAt(theme, ['tokens', 'weight-display']) ?? DEFAULT_WEIGHT);
  const nearest = Math.min(most, Math.max(least, weight));
  return Number.isNaN(weight) || nearest === weight
    ? []
    : [setToken(['tokens'], 'weight-display', String(nearest))];
}

/** That of headings where a theme says nothing. */
const DEFAULT_WEIGHT = 400;
