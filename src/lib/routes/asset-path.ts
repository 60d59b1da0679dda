import { existsSync, readdirSync } from 'node:fs';

/**
 * Resolves the name of a picture or film in content. `business/hero.webp` is in the pictures folder
 * of the page `business` (`src/demos/business/pictures`) if that page exists; files that no page
 * owns are in `src/assets`.
 *
 * @param file the name in content: a folder, a slash, the file name
 * @returns the path relative to the project's folder
 */
export function assetPath(file: string): string {
  const [folder = '', ...rest] = file.split('/');
  const parent = existsSync(`src/demos/${folder}`) ? 'demos' : parentOf(folder);
  return parent === undefined
    ? `src/assets/${file}`
    : ['src', parent, folder, 'pictures', ...rest].join('/');
}

/** The folder of `src` in which a page that is not a demo keeps its pictures. */
const parentOf = (folder: string) =>
  readdirSync('src').find((parent) => existsSync(`src/${parent}/${folder}/pictures`));
