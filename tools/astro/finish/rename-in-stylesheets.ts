import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Replaces the names of sheets in stylesheets that import them.
 *
 * @param dir the folder of these stylesheets; it need not exist
 * @param names the new names by the old ones
 */
export async function renameInStylesheets(
  dir: string,
  names: ReadonlyMap<string, string>,
): Promise<void> {
  const files = names.size === 0 ? [] : globSync('**/*.css', { cwd: dir });
  await Promise.all(
    files.map(async (file) => {
      const path = join(dir, file);
      let text = await readFile(path, 'utf8');
      for (const [from, to] of names) text = text.replaceAll(from, to);
      await writeFile(path, text);
    }),
  );
}
