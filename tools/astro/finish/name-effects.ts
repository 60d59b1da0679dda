import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readEffectFile } from '../../../src/lib/browser/effect-file.ts';
import { ContentError } from '../../../src/lib/content/content-error.ts';
import { didYouMean } from '../../../src/lib/content/nearest.ts';
import { attribute, elementsIn, setAttribute, type Document } from '../../lib/html.ts';
import type { FinishingStep } from './finish-pages.ts';

/**
 * Lists a page's effect files in its root element, `data-effect-files`: a list of all effects took
 * up a third of every page's script. `src/shell/effects.ts` reads the names.
 *
 * @param path the page's, for the error
 * @param built the effects' built files by name
 * @throws {ContentError} naming page and effect, if an effect has no file
 */
export function nameEffects(
  page: Document,
  path: string,
  built: ReadonlyMap<string, string>,
): void {
  const elements = elementsIn(page);
  const names = elements.flatMap(
    (element) => attribute(element, 'data-effect')?.split(/\s+/).filter(Boolean) ?? [],
  );
  const files = [...new Set(names)].map((name) => {
    const file = built.get(name);
    if (file === undefined)
      throw new ContentError(
        `${path} asks for the effect "${name}", and there is no file ${name}.effect.ts${didYouMean(name, [...built.keys()])}`,
      );
    return file;
  });
  const root = elements.find(({ tagName }) => tagName === 'html');
  if (root && files.length > 0) setAttribute(root, 'data-effect-files', files.join(' '));
}

/** The built files of effects by the effects' names: `fold` for `fold.effect.Bq1xZ2.js`. */
const builtEffects = (folder: string): Map<string, string> =>
  new Map(
    globSync('*.effect.*.js', { cwd: folder }).map((file) => [
      readEffectFile(basename(file)).name,
      basename(file),
    ]),
  );

export const nameEffectsStep: FinishingStep = {
  name: 'name effects',
  run: ({ dir, assets, pages }) => {
    const built = builtEffects(join(dir, assets));
    for (const { document, path } of pages) nameEffects(document, path, built);
  },
};
