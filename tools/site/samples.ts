import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'astro/zod';
import { isTemplate } from '../../src/lib/is-template.ts';
import { ROOT } from '../../tools/lib/paths.ts';

/** The file in which a site taken from the template records where it comes from. */
const RECORD = 'template.json';

/** Of that record, what is read here: hashes of what was taken, of words by home and of code by page. */
const recordSchema = z.object({
  words: z.record(z.string(), z.string()).default({}),
  code: z.record(z.string(), z.string()).default({}),
});

/** What tells whether a file still says what it came with. */
export const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** What a site was taken as; nothing where no record says so. */
function readRecord(root: string): z.infer<typeof recordSchema> {
  const file = join(root, RECORD);
  return recordSchema.parse(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
}

/**
 * The browser tests that are about what an owner has changed: each home's `<name>.sample.spec.ts`, which quotes
 * the sample's words, where those differ, and the tests that read the content of a page whose code differs, since
 * they know the sections that it came with. The template's own site has none; on a site that no record
 * tells of, the samples of all homes count.
 *
 * @param root the project's folder
 * @param isOriginal whether it is the template's own site
 * @returns paths below the root
 */
export function outdatedTests(root: string = ROOT, isOriginal: boolean = isTemplate): string[] {
  if (isOriginal) return [];
  const { words, code } = readRecord(root);
  const isAsTaken = (file: string, hash: string | undefined) =>
    hash === contentHash(readFileSync(join(root, file)));
  const changed = Object.entries(code)
    .filter(([file, hash]) => existsSync(join(root, file)) && !isAsTaken(file, hash))
    .map(([file]) => file.replace(/^src\/pages\/|(?:\/index)?\.astro$/g, ''));
  const samples = globSync('src/demos/*/content.yaml', { cwd: root })
    .map((path) => [basename(dirname(path)), path] as const)
    .filter(([home, path]) => !isAsTaken(path, words[home]) || changed.includes(home))
    .map(([home]) => `src/demos/${home}/${home}.sample.spec.ts`);
  const calls = changed.flatMap((name) => [`readHome('${name}'`, `readContent('${name}'`]);
  const readers = globSync('{src,e2e}/**/*.spec.ts', { cwd: root }).filter((file) => {
    const text = calls.length > 0 ? readFileSync(join(root, file), 'utf8') : '';
    return calls.some((call) => text.includes(call));
  });
  return [...new Set([...samples, ...readers])];
}
