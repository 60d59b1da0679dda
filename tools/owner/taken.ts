import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { TYPE_COMMANDS } from '../lib/lint.ts';
import { ROOT } from '../lib/paths.ts';
import { compose } from '../take/compose.ts';
import { openProject } from '../take/files.ts';
import { choose } from '../take/pages.ts';
import { writeEntries } from '../take/write.ts';
import { complaintsOf, complaintsOfAll, runIn, shareWith, shrinkPictures } from './copy-project.ts';

/** A site taken into a temporary folder: its pictures small, its packages the template's. */
export async function takeSite(
  homes: readonly string[],
  pages?: readonly string[],
): Promise<{ folder: string; clear: () => Promise<void> }> {
  const project = openProject(ROOT);
  const { entries } = await compose(project, choose(project, homes, pages), {
    strict: true,
    masters: true,
  });
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-taken-'));
  await writeEntries(folder, entries);
  await shrinkPictures(folder);
  await shareWith(folder);
  return { folder, clear: () => rm(folder, { recursive: true }) };
}

/** Hosts and robots ask for these by themselves. */
const ASKED_FOR =
  /^(robots\.txt|sitemap-index\.xml|licences\.txt|_headers|_redirects|icon\.png|rss\.xml|logos\.svg)$|\.html$|^social\//;

/** Files of a built site that no page, style or script of it names. */
function unusedFiles(site: string): string[] {
  const files = globSync('**/*', { cwd: site, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  const paths = files.map(({ parentPath, name }) => join(parentPath, name).slice(site.length + 1));
  const texts = paths
    .filter((path) => /\.(html|css|js|xml|webmanifest)$/.test(path))
    .map((path) => readFileSync(join(site, path), 'utf8'));
  return paths.filter(
    (path) => !ASKED_FOR.test(path) && !texts.some((text) => text.includes(basename(path))),
  );
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
