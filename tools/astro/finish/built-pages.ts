import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** An HTML file of a built site. */
export interface BuiltPage {
  /** Absolute. */
  readonly file: string;
  /** Its address without the base path: `/blog/first-post`, `/admin`. */
  readonly path: string;
  /** Whether it is the index of a folder, relative to which hosts then resolve its links. */
  readonly isIndex: boolean;
  /** Whether it is the owner's own file from `public`, which is published unchanged. */
  readonly isOwners: boolean;
}

/**
 * The HTML files of a built site, sorted by name.
 *
 * @param dir the built site's folder, as passed to `astro:build:done`
 * @param publicFolder the owner's own files
 */
export function builtPages(dir: URL, publicFolder = 'public'): BuiltPage[] {
  const root = fileURLToPath(dir);
  return globSync('**/*.html', { cwd: root })
    .sort()
    .map((name) => ({
      file: join(root, name),
      path: `/${name.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`,
      isIndex: /(^|[\\/])index\.html$/.test(name),
      isOwners: existsSync(join(publicFolder, name)),
    }));
}
