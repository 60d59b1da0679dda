import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { FontFamily } from '../../../fonts.config.ts';
import { readPackageJson } from '../../lib/package-json.ts';

/** What reaches the browser without being bundled: Astro writes its island runtime, icons are SVG. */
const PRINTED = ['astro', '@iconify-json/tabler'];

const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** The package that a path below `node_modules` belongs to. */
function packageOf(path: string): string | undefined {
  return PACKAGE.exec(path.replaceAll('\\', '/'))?.[1];
}

/**
 * Publishes `licences.txt`: the project's credits, then the licence of each font and each library
 * that the site's visitors are sent, as most of them require.
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
      const names = [...new Set([...fonts, ...PRINTED, ...bundled])].sort();
      const parts = [readFileSync('CREDITS.md', 'utf8'), ...names.map(licenceOf)];
      const source = parts.join(`\n${'─'.repeat(72)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}

function licenceOf(name: string): string {
  const folder = join('node_modules', name);
  const { version, license } = readPackageJson(folder);
  const texts = globSync('{LICENSE,LICENCE,license,COPYING}*', { cwd: folder }).sort();
  const [first] = texts;
  const text = first === undefined ? '' : `\n${readFileSync(join(folder, first), 'utf8').trim()}\n`;
  return `${name} ${version} (${license ?? 'see below'})\n${text}`;
}
