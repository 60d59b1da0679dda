import type { Edit } from '../../../lib/edits/edit.ts';
import { legibility } from '../../../../src/lib/theme/legibility.ts';
import { inScheme, type Theme } from '../../../../src/lib/theme/theme.ts';
import { schemesOf, sourceOf, type Failure } from './legible.ts';

const COLOUR = 'color-';

const nameIn = ({ path }: Edit) => String(path.at(-1));

/**
 * The edits of colours that cannot be written: those that have a part in a failing pair, and those that
 * meet one of them in another pair, since what is read on a colour depends on it.
 *
 * @param theme with the edits
 */
export function heldColours(
  theme: Theme,
  edits: readonly Edit[],
  failures: readonly Failure[],
): ReadonlySet<Edit> {
  const held = new Set<Edit>();
  for (const scheme of schemesOf(theme)) {
    const { tokens } = inScheme(theme, scheme);
    const own = edits.filter(
      (edit) =>
        nameIn(edit).startsWith(COLOUR) && (edit.path[0] === 'tokens' || edit.path[0] === scheme),
    );
    const edited = new Set(own.map((edit) => nameIn(edit).slice(COLOUR.length)));
    const pairs = legibility(tokens).map(({ ink, ground }) => [
      sourceOf(tokens, ink),
      sourceOf(tokens, ground),
    ]);
    const wrong = new Set(
      failures
        .filter((one) => one.scheme === scheme)
        .flatMap(({ ink, ground }) => [sourceOf(tokens, ink), sourceOf(tokens, ground)])
        .filter((name) => edited.has(name)),
    );
    // A set that grows while it is walked: each colour brings those that it meets.
    for (const name of wrong)
      for (const pair of pairs)
        if (pair.includes(name)) for (const met of pair) if (edited.has(met)) wrong.add(met);
    for (const edit of own) if (wrong.has(nameIn(edit).slice(COLOUR.length))) held.add(edit);
  }
  return held;
}
