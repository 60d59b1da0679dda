import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './paths.ts';

const ROOT_FILES = '*.ts';
const TEXTS = 'src/**/*.{astro,css,md,scss,ts,tsx,yaml}';

/** A logo is named by its file alone. */
const LOGOS = 'logos/';

/**
 * Masters that nothing shows: no content and no code names them, with their folder or, as films are,
 * without their ending.
 *
 * @param files paths below the project's folder
 */
export function unnamed(files: readonly string[]): string[] {
  const texts = globSync([TEXTS, ROOT_FILES], { cwd: PROJECT })
    .map((file) => readFileSync(join(PROJECT, file), 'utf8'))
    .join('\n');
  const isNamed = (file: string) => {
    const name = file.startsWith(LOGOS) ? file.slice(LOGOS.length) : file;
    const film = /\.(?:webm|mp4)$/.test(file) && file.replace(/\.\w+$/, '');
    return texts.includes(name) || (film && new RegExp(`${film}\\b`).test(texts));
  };
  return files.filter((path) => !isNamed(nameOf(path)));
}

/** What content calls a file: `business/hero.webp` is `src/demos/business/pictures/hero.webp`. */
const nameOf = (path: string) =>
  path.replace(/^src\/(?:assets\/|[^/]+\/(?=[^/]+\/pictures\/))/, '').replace('/pictures/', '/');
