import { posix } from 'node:path';

/** What belongs to the template alone; a taken site gets everything else that it needs. */
const STAYS_BEHIND = [
  'art/**',
  'src/showcase/**',
  'src/demos/*/pictures/shots/**',
  'docs/{decisions,template}/**',
  'docs/*.{webp,mp4}',
  'CHANGELOG.md',
  '.ci/**',
  '.github/**',
  'tools/{owner,wrong-input}/**',
  'tools/take.ts',
  'tools/take/new-site*.ts',
  'tools/take/readme.md',
];

/** Whether a file stays with the template, whatever is taken. */
export const staysBehind = (file: string): boolean =>
  STAYS_BEHIND.some((pattern) => posix.matchesGlob(undotted(file), undotted(pattern)));

/** Node's globs pass over names that begin with a dot. */
const undotted = (path: string) => path.replace(/(^|\/)\./g, '$1_');

/** What a site needs only when a page of it does: everything else comes without being asked for. */
const ON_DEMAND = ['src/**', 'e2e/**', 'schemas/**'];

/** What comes though it lies among what is only needed by some. */
const ALWAYS = [
  'src/*.ts',
  'src/shell/*.ts',
  // What asks for consent, and what an owner's pages use with it: the code of no page names either.
  'src/shell/consent/**',
  'src/widgets/consent-frame/**',
  // The page of works that belong to no home.
  'src/shell/work/*.astro',
  // A site of several languages names it to Astro by its path.
  'src/lib/languages/language-middleware.ts',
  'src/styles/*.{css,scss}',
  'src/content/words/**',
  'schemas/*.json',
  // The configuration of the browser tests names it by its path.
  'e2e/support/global-setup.ts',
];

/** Whether every site needs a file. */
export const comesAlways = (file: string): boolean =>
  ALWAYS.some((pattern) => posix.matchesGlob(file, pattern)) ||
  !ON_DEMAND.some((pattern) => posix.matchesGlob(file, pattern));
