import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Resolves the name of a picture or film in content. `business/hero.webp` is in the pictures folder
 * of the page `business` (`src/demos/business/pictures`) if that page exists; files that no page
 * owns are in `src/assets`.
 *
 * @param file the name in content: a folder, a slash, the file name
 * @param root the project's folder
 * @returns the path relative to the project's folder
 */
export function assetPath(file: string, root = '.'): string {
  const [folder = '', ...rest] = file.split('/');
  const parent = existsSync(join(root, 'src/demos', folder)) ? 'demos' : parentOf(folder, root);
  return parent === undefined
    ? `src/assets/${file}`
    : ['src', parent, folder, 'pictures', ...rest].join('/');
}

/** The folder of `src` in which a page that is not a demo keeps its pictures. */
const parentOf = (folder: string, root: string) =>
  readdirSync(join(root, 'src')).find((parent) =>
    existsSync(join(root, 'src', parent, folder, 'pictures')),
  );
