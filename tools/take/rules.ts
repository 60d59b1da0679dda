/**
 * What a new module must do so that `npm run take` knows what becomes of it. In most cases nothing: what a
 * page, a demo or a command reaches comes along, the rest stays.
 *
 * - **Code** is found by `import`, `import()`, `import.meta.glob`, `new URL('./x', import.meta.url)` and, for
 *   an effect, by its name in `data-effect`, each with its path in quotation marks, not put together.
 *   Outside `src`, a path in quotation marks counts too (`'tools/serve/worker.ts'`).
 * - **A page** below `src/pages` is an inner page; one that bears a demo folder's name is that home's.
 *   One that is no `.astro` file (a feed, a stylesheet) comes along unless all of it is a region.
 * - **What only some sites have** stands in shared code between the marks of `regions.ts`: what belongs to the
 *   bar above the template's own pages in `showcase`, to changing clothes in `wardrobe`, to posts in `journal`,
 *   to `art/` in `art`; what is about the template itself, in texts too, in `template`. The code must be
 *   whole with and without it, imports included. A new kind of part is a name in `FEATURES`.
 * - **A test** comes along when all that it imports does. One that needs a page quotes its address
 *   (`'/contact'`), and one in `e2e/` may bear the page's name: by that it is left out where the page is.
 *   A test of the template's promises belongs into `tools/owner/`, or asks `site.showcase` first.
 * - **Content** is `src/content/pages/<name>.yaml`, read with `readPage('<name>')`; a list that several pages
 *   choose from is `src/content/<name>.yaml`, each entry under its own name; a picture is named by its
 *   path below `src/assets` or `<demo>/…`, whole. No name may be put together in code.
 * - **A new file at the top, a folder, or a command** of `package.json` is named below; until then `take`
 *   stops and says so.
 * - **A package** comes along when a file that does names it, or when no file does.
 *
 * `npm run take:proof -- <home>` shows in a minute whether a home is still whole when it is taken.
 */
import { posix } from 'node:path';

/**
 * Which of the project's commands a taken site has too. Every command of `package.json` must be named
 * here: one that nobody has thought of stops `npm run take`.
 */
export const COMMANDS: Readonly<Record<string, 'goes' | 'stays'>> = {
  start: 'goes',
  test: 'goes',
  dev: 'goes',
  build: 'goes',
  check: 'goes',
  'mail-test': 'goes',
  docs: 'goes',
  schemas: 'goes',
  format: 'goes',
  remove: 'goes',
  add: 'goes',
  new: 'goes',
  update: 'goes',
  take: 'stays',
  'take:proof': 'stays',
  bench: 'stays',
  'bench:record': 'stays',
  art: 'stays',
  thumbnails: 'stays',
  shots: 'stays',
  sheet: 'stays',
};

/** What becomes of a file that no page reaches by itself. The first rule that fits decides. */
const PLACES: readonly (readonly [pattern: string, fate: 'goes' | 'stays' | 'by-use'])[] = [
  ['src/**', 'by-use'],
  ['tools/owner/**', 'stays'],
  ['tools/wrong-input/**', 'stays'],
  // It builds the wardrobe's own script.
  ['tools/astro/classic-scripts.test.ts', 'stays'],
  ['tools/**', 'by-use'],
  ['e2e/**', 'by-use'],
  ['public/**', 'goes'],
  ['schemas/**', 'by-use'],
  ['.vscode/**', 'goes'],
  ['art/**', 'stays'],
  ['docs/*.webp', 'stays'],
  ['docs/decisions/**', 'stays'],
  ['docs/*.md', 'goes'],
  ['.ci/**', 'stays'],
  ['.github/**', 'stays'],
  ['CHANGELOG.md', 'stays'],
  ['{README,CREDITS,AGENTS}.md', 'goes'],
  ['llms.txt', 'goes'],
  ['LICENSE', 'goes'],
  ['netlify.toml', 'goes'],
  ['{package,package-lock,knip,tsconfig,tsconfig.astro,template}.json', 'goes'],
  ['*.config.{ts,js,mjs}', 'goes'],
  [
    '.{editorconfig,env.example,gitattributes,gitignore,npmrc,nvmrc,oxlintrc.json,prettierignore,prettierrc.json}',
    'goes',
  ],
];

/** Node's globs pass over names that begin with a dot. */
const undotted = (path: string): string => path.replace(/(^|\/)\./g, '$1_');

/** What becomes of a file; nothing where no rule knows it. */
export const fateOf = (file: string): 'goes' | 'stays' | 'by-use' | undefined =>
  PLACES.find(([pattern]) => posix.matchesGlob(undotted(file), undotted(pattern)))?.[1];

/** Photographs of whole pages, for the splash page alone. */
export const isShot = (file: string): boolean =>
  posix.matchesGlob(file, 'src/demos/*/pictures/shots/*');
