import { Failure } from '../lib/bootstrap/failure.mjs';

/**
 * Parts of shared code and texts that not every site has, each between two lines of comment:
 *
 *   // #region showcase          <!-- #region showcase -->
 *   …                            …
 *   // #endregion                <!-- #endregion -->
 *
 * In a component's markup the comment stands in braces.
 */
export const FEATURES = ['art', 'journal', 'showcase', 'splash', 'template', 'wardrobe'] as const;

/** What a region may be about. `template` leaves with every taken site. */
export type Feature = (typeof FEATURES)[number];

const LINE =
  /^\s*(?:\/\/|\/\*|\{\/\*|<!--|#)\s*#(region|endregion)(?:\s+([\w-]+))?\s*(?:\*\/\}?|-->)?\s*$/;

/**
 * Takes the regions of missing features out of a text; of the others the lines stay as they are.
 *
 * @throws {Failure} naming the file, at a region that is unknown or does not end
 */
export function cutRegions(file: string, text: string, missing: ReadonlySet<Feature>): string {
  if (!text.includes('#region ')) return text;
  const kept: string[] = [];
  const open: { name: Feature; cut: boolean }[] = [];
  for (const line of text.split('\n')) {
    const [, mark, name] = LINE.exec(line) ?? [];
    if (mark === 'region') {
      const feature = FEATURES.find((one) => one === name);
      if (!feature)
        throw new Failure(
          `${file}: there is no region "${name ?? ''}"; known are ${FEATURES.join(', ')}.`,
        );
      open.push({ name: feature, cut: missing.has(feature) });
      if (open.some(({ cut }) => cut)) continue;
    }
    const cut = open.some((region) => region.cut);
    if (mark === 'endregion' && !open.pop())
      throw new Failure(`${file}: a region ends that did not begin.`);
    if (!cut) kept.push(line);
  }
  const [unclosed] = open;
  if (unclosed) throw new Failure(`${file}: the region "${unclosed.name}" does not end.`);
  const left = kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n{2,}$/, '\n');
  return left.trim() === '' ? '' : left;
}
