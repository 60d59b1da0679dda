import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './paths.ts';

const ROOT_FILES = '*.ts';
const TEXTS = 'src/**/*.{astro,css,md,scss,ts,tsx,yaml}';

/** A logo is named by its file alone. */
const LOGOS = 'logos/';

/** The picture behind a page's social card is found by the page's name. */
const HERO = /^(?<page>[^/]+)\/hero\.webp$/;

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
  return files.filter((path) => {
    const file = nameOf(path);
    return !isNamed(file) && !isHeroOfAPage(file);
  });
}

/** What content calls a file: `business/hero.webp` is `src/demos/business/pictures/hero.webp`. */
const nameOf = (path: string) =>
  path.replace(/^src\/(?:assets\/|demos\/(?=[^/]+\/pictures\/))/, '').replace('/pictures/', '/');

/** The pages to come count: their entries in the catalogue of demos stand already. */
function isHeroOfAPage(file: string): boolean {
  const page = HERO.exec(file)?.groups?.['page'];
  return (
    page !== undefined &&
    [`pages/${page}.astro`, `demos/${page}/demo.yaml`].some((path) =>
      existsSync(join(PROJECT, 'src', path)),
    )
  );
}
