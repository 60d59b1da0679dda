import { globSync, readFileSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { FontFamily } from '../../../fonts.config.ts';
import { readPackageJson } from '../../lib/package-json.ts';

/**
 * Packages that reach the browser without being bundled: Astro's inlined island runtime, and the
 * SVG icons.
 */
const NOT_BUNDLED = ['astro', '@iconify-json/tabler'];

const FILE = 'licences.txt';

const SEPARATOR = `\n${'─'.repeat(72)}\n\n`;

const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** The package that a path below `node_modules` belongs to. */
function packageOf(path: string): string | undefined {
  return PACKAGE.exec(path.replaceAll('\\', '/'))?.[1];
}

/**
 * Publishes `licences.txt`: the project's credits, then the licence of each font and each library
 * that visitors download, as most of the licences require.
 */
export function licences(families: readonly FontFamily[]): Plugin {
  const fonts = families.flatMap(({ files }) =>
    files.flatMap(({ file }) => packageOf(`node_modules/${file}`) ?? []),
  );
  return {
    name: 'licences',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, files) {
      const modules = Object.values(files).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      );
      const bundled = modules.flatMap((id) => packageOf(id) ?? []);
      const names = [...new Set([...fonts, ...NOT_BUNDLED, ...bundled])].sort();
      const parts = [readFileSync('CREDITS.md', 'utf8'), ...names.map(licenceOf)];
      this.emitFile({ type: 'asset', fileName: FILE, source: parts.join(SEPARATOR) });
    },
  };
}

/**
 * Adds the licences of fonts that stand in for others: whether any does is known once pages are built.
 *
 * @param dir the built site's folder
 * @param files the fonts, by their paths below `node_modules`
 */
export async function addLicences(dir: string, files: Iterable<string>): Promise<void> {
  const path = join(dir, FILE);
  const known = await readFile(path, 'utf8');
  const names = new Set([...files].flatMap((file) => packageOf(`node_modules/${file}`) ?? []));
  const texts = [...names].sort().map(licenceOf);
  const others = texts.filter((text) => !known.includes(text));
  await appendFile(path, others.map((text) => SEPARATOR + text).join(''));
}

function licenceOf(name: string): string {
  const folder = join('node_modules', name);
  const { version, license } = readPackageJson(folder);
  const texts = globSync('{LICENSE,LICENCE,license,COPYING}*', { cwd: folder }).sort();
  const [first] = texts;
  const text = first === undefined ? '' : `\n${readFileSync(join(folder, first), 'utf8').trim()}\n`;
  return `${name} ${version} (${license ?? 'see below'})\n${text}`;
}
