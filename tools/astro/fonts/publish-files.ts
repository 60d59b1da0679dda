import { copyFile, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Where fonts are published: below the hashed files, which hosts let browsers cache for ever. */
export const FONTS_FOLDER = '_astro/fonts';

/**
 * Copies fonts and their stylesheets into the built site.
 *
 * @param dir the built site's folder
 * @param files absolute paths
 */
export async function publishFiles(dir: string, files: Iterable<string>): Promise<void> {
  const folder = join(dir, FONTS_FOLDER);
  await mkdir(folder, { recursive: true });
  await Promise.all([...files].map((file) => copyFile(file, join(folder, basename(file)))));
}
