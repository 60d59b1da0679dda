import { globSync } from 'node:fs';
import { posix } from 'node:path';
import { languageOfFile } from '../../../src/lib/languages/translation-files.ts';
import { iconNames } from '../../../src/lib/icons/icon-set.ts';
import { isPictureFile } from '../../../src/lib/pictures/picture-fault.ts';
import { slugOfFile } from '../../../src/lib/markdown/markdown-names.ts';
import { pageFiles, routeOf } from '../../../src/lib/routes/routes.ts';
import { WORK_FOLDERS, workFileOf } from '../../../src/lib/works/work-files.ts';
import type { ListedKind } from './name-kinds.ts';
import type { JsonSchema } from './to-json.ts';

const slashed = (file: string) => file.replaceAll('\\', '/');

const filesIn = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder }).map(slashed).sort();

/** Content files without their translations, which have no names of their own. */
const originalsIn = (folder: string, pattern: string) =>
  filesIn(folder, pattern).filter((file) => languageOfFile(file) === undefined);

/**
 * Content's names for the files in `src/assets` and in the pages' own folders that match a pattern.
 */
function assets(root: string, pattern: string): string[] {
  const shared = filesIn(posix.join(root, 'src/assets'), `**/${pattern}`);
  const own = filesIn(posix.join(root, 'src'), `*/*/pictures/**/${pattern}`).map((file) =>
    file.replace(/^[^/]+\//, '').replace('/pictures/', '/'),
  );
  return [...shared, ...own];
}

/** Names of films that are there in both kinds, as pages need them that play them by themselves. */
function filmStems(root: string): string[] {
  const other = new Set(assets(root, '*.mp4'));
  return assets(root, '*.webm')
    .map((file) => file.replace(/\.webm$/, ''))
    .filter((stem) => other.has(`${stem}.mp4`));
}

/** Names of films behind play buttons, each once: whichever kinds of it are there, pages offer both. */
export function ownFilms(root: string): string[] {
  const films = assets(root, '*.{webm,mp4}');
  return films.filter((file) => !file.endsWith('.webm') || !films.includes(file.replace(/webm$/, 'mp4'))); // prettier-ignore
}

const pages = (root: string) => [
  ...new Set(
    [
      '/',
      ...pageFiles(root, 'astro').map(({ path }) => routeOf(path)),
      ...originalsIn(posix.join(root, 'src/content/pages'), '*.md').map(
        (file) => `/${slugOfFile(file)}`,
      ),
    ].filter((route) => route !== undefined),
  ),
];

/** Everything that content can refer to on this site, by kind, in alphabetical order. */
export function readNames(root: string): Record<ListedKind, string[]> {
  const pictures = assets(root, '*.*').filter(isPictureFile);
  return {
    pictures,
    // Drawings are allowed too, since these pictures are re-rendered for social networks.
    socialPictures: [...pictures, ...assets(root, '*.svg')],
    publicPictures: filesIn(posix.join(root, 'public'), '**/*.{svg,png}').map((file) => `/${file}`),
    icons: iconNames(),
    logos: filesIn(posix.join(root, 'src/assets/logos'), '*.svg'),
    films: filmStems(root),
    works: originalsIn(root, `${WORK_FOLDERS}/*.yaml`).map((file) => workFileOf(file).name),
    pages: pages(root).sort(),
  };
}

/**
 * The names as a schema that others reference. It has no `$schema` of its own: editors would then
 * validate it against the draft, which compares all six thousand icons with each other, and show no
 * mistakes for seconds.
 */
export function namesSchema(names: Record<ListedKind, readonly string[]>): JsonSchema {
  return {
    definitions: Object.fromEntries(
      // An empty enum is not a valid schema.
      Object.entries(names).map(([kind, list]) => [
        kind,
        list.length > 0 ? { type: 'string', enum: [...list] } : { not: {} },
      ]),
    ),
  };
}
