import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { TYPE_COMMANDS } from '../lib/lint.ts';
import { ROOT } from '../lib/paths.ts';
import { compose } from '../take/compose.ts';
import { openProject } from '../lib/project.ts';
import { choose } from '../take/pages.ts';
import { writeFromCode } from '../take/site.ts';
import { writeEntries } from '../take/write.ts';
import { complaintsOf, complaintsOfAll, runIn, shareWith, shrinkPictures } from './copy-project.ts';

/** A site taken into a temporary folder: its pictures small, its packages the template's. */
export async function takeSite(
  homes: readonly string[],
  pages?: readonly string[],
  languages: readonly [string, ...string[]] = ['en'],
): Promise<{ folder: string; clear: () => Promise<void> }> {
  const project = openProject(ROOT);
  const { entries } = await compose(project, {
    ...choose(project, homes, pages),
    languages,
  });
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-taken-'));
  // All pictures are about to become small.
  const whole = [...entries].map(
    ([file, entry]) => [file, 'from' in entry ? { from: entry.from } : entry] as const,
  );
  await writeEntries(folder, new Map(whole));
  await writeFromCode(folder);
  await shrinkPictures(folder);
  await shareWith(folder);
  return { folder, clear: () => rm(folder, { recursive: true }) };
}

/** Hosts and robots ask for these by themselves. */
const ASKED_FOR =
  /^(robots\.txt|llms\.txt|sitemap-index\.xml|licences\.txt|_headers|_redirects|icon\.png|rss\.xml|logos\.svg)$|\.html$|^social\//;

/** Every effect in the sources is built; a page loads the ones that it names. */
const EFFECT = /^_astro\/[^/]+\.effect\.[^/]+\.js$/;

/**
 * Pictures as they were before the build encoded them. Astro leaves a few that are imported and never shown; they
 * are published, and no visitor loads them (docs/decisions/0028).
 */
const ORIGINAL = /^_astro\/[^/_]+\.[\w-]{8}\.(?:webp|avif|png|jpe?g)$/;
const MOST_ORIGINALS = 5;

/** Files of a built site that no page, style or script of it names. */
function unusedFiles(site: string): string[] {
  const files = globSync('**/*', { cwd: site, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  const paths = files.map(({ parentPath, name }) => join(parentPath, name).slice(site.length + 1));
  const texts = paths
    .filter((path) => /\.(html|css|js|xml|webmanifest)$/.test(path))
    .map((path) => readFileSync(join(site, path), 'utf8'));
  const unused = paths.filter(
    (path) => !ASKED_FOR.test(path) && !texts.some((text) => text.includes(basename(path))),
  );
  const originals = unused.filter((path) => ORIGINAL.test(path));
  return [
    ...unused.filter((path) => !ORIGINAL.test(path) && !EFFECT.test(path)),
    ...(originals.length > MOST_ORIGINALS ? originals : []),
  ];
}

/**
 * Asks of a taken site what its owner would find first: that its types are right, that nothing in it is
 * dead, that it can be built, and that what is built holds nothing that no page uses.
 *
 * @returns complaints; none is what one wants
 */
export async function complaintsAbout(folder: string): Promise<string[]> {
  const built = await complaintsOf('build', runIn(folder, ['astro', 'build']));
  const dead = await complaintsOf('knip', runIn(folder, ['knip', '--no-progress']));
  const types = await complaintsOfAll(folder, TYPE_COMMANDS);
  const unused =
    built.length > 0
      ? []
      : unusedFiles(join(folder, 'dist')).map((file) => `dist/${file}: no page uses it`);
  return [...built, ...dead, ...types, ...unused];
}
