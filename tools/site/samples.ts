import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'astro/zod';
import { isTemplate } from '../../src/lib/is-template.ts';
import { ROOT } from '../../tools/lib/paths.ts';

/** The file in which a site taken from the template records where it comes from. */
const RECORD = 'template.json';

/** Of that record, what is read here: by home, what its words were when it was taken. */
const recordSchema = z.object({ words: z.record(z.string(), z.string()).default({}) });

/** What tells whether a home's words are still those that it came with. */
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
  const { words } = existsSync(file)
    ? recordSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { words: {} };
  return globSync('src/demos/*/content.yaml', { cwd: root })
    .filter((path) => {
      const known = words[basename(dirname(path))];
      return known !== wordsHash(readFileSync(join(root, path)));
    })
    .map((path) => basename(dirname(path)));
}
