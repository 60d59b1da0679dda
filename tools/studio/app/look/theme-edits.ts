import type { Edit, Value } from '../../../lib/edits/edit.ts';
import { valueAt } from '../../../lib/edits/edit.ts';
import { tokenNames, type Scheme, type Theme } from '../../../../src/lib/theme/theme.ts';

/** Where the tokens of one of a theme's palettes stand. */
export const tokensPath = (theme: Theme, scheme: Scheme): readonly string[] =>
  scheme === theme.scheme ? ['tokens'] : [scheme, 'tokens'];

/** Gives a token a value; it is written where the tokens are described. */
export const setToken = (path: readonly string[], name: string, value: string): Edit => ({
  kind: 'set',
  path: [...path, name],
  value,
  order: tokenNames,
});

/** What brings a place back to what another version of the theme says there. */
export function backTo(theme: Theme, original: Theme, path: readonly string[]): Edit[] {
  const [now, before] = [valueAt(theme, path), valueAt(original, path)];
  if (JSON.stringify(now) === JSON.stringify(before)) return [];
  if (before === undefined) return [{ kind: 'remove', path }];
  return [{ kind: 'set', path, value: before as Value, order: tokenNames }];
}
