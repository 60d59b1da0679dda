import { existsSync } from 'node:fs';

/**
 * Where a picture or film lies that content names: `business/hero.webp` in the folder of the demo
 * `business`, where there is one, and what no demo owns below `src/assets`.
 *
 * @param file as content writes it: a folder, a slash, the file's name
 * @returns the path below the project's folder
 */
export function assetPath(file: string): string {
  const [folder = '', ...rest] = file.split('/');
  return existsSync(`src/demos/${folder}`)
    ? ['src', 'demos', folder, 'pictures', ...rest].join('/')
    : `src/assets/${file}`;
}
