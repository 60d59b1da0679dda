import { existsSync, readdirSync } from 'node:fs';

/**
 * Where a picture or film lies that content names: `business/hero.webp` in the folder of the page
 * `business`, where there is one (`src/demos/business/pictures`), and what no page owns below `src/assets`.
 *
 * @param file as content writes it: a folder, a slash, the file's name
 * @returns the path below the project's folder
 */
export function assetPath(file: string): string {
  const [folder = '', ...rest] = file.split('/');
  const room = existsSync(`src/demos/${folder}`) ? 'demos' : roomOf(folder);
  return room === undefined
    ? `src/assets/${file}`
    : ['src', room, folder, 'pictures', ...rest].join('/');
}

/** The folder of `src` in which a page that is no demo has pictures of its own. */
const roomOf = (folder: string) =>
  readdirSync('src').find((room) => existsSync(`src/${room}/${folder}/pictures`));
