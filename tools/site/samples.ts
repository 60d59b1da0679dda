import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isTemplate } from '../../src/lib/is-template.ts';
import { ROOT } from '../../tools/lib/paths.ts';

/** The file in which a site taken from the template records where it comes from. */
const RECORD = 'template.json';

/** A hash that shows whether a home's words are still the original ones. */
export const wordsHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/**
 * Homes whose words the owner has changed: their `<name>.sample.spec.ts`, which quotes the sample's
 * words, is left out. The template's own site has none; a site taken from it has those whose
 * `content.yaml` differs from the original; on any other site, all homes count.
 *
 * @param root the project's folder
 * @param isOriginal whether it is the template's own site
 */
export function rewordedHomes(root: string = ROOT, isOriginal: boolean = isTemplate): string[] {
  if (isOriginal) return [];
  const file = join(root, RECORD);
  const { words = {} } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { words?: Record<string, string> })
    : {};
  return globSync('src/demos/*/content.yaml', { cwd: root })
    .filter((path) => {
      const known = words[basename(dirname(path))];
      return known !== wordsHash(readFileSync(join(root, path)));
    })
    .map((path) => basename(dirname(path)));
}
