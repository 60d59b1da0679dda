import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'astro/zod';
import { isTemplate } from '../../src/lib/is-template.ts';
import { ROOT } from '../../tools/lib/paths.ts';

/** What a site that was taken from the template keeps of where it comes from. */
const RECORD = 'template.json';

/** Of that record, what is read here: by home, what its words were when it was taken. */
const recordSchema = z.object({ words: z.record(z.string(), z.string()).default({}) });

/** What tells whether a home's words are still those that it came with. */
export const wordsHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/**
 * The homes whose words are their owner's: their `<name>.sample.spec.ts`, which quotes the sample's, is
 * left out. On the template's own site there are none; on a site that was taken from it, those whose
 * `content.yaml` differs from what was taken; on any other, all.
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
