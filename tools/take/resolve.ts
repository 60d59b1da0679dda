import { posix } from 'node:path';
import type { Project } from './files.ts';

/** The project's own short names; see `tsconfig.json`. */
const ALIASES: readonly (readonly [RegExp, string])[] = [
  [/^~site$/, 'site.config.ts'],
  [/^~fonts$/, 'fonts.config.ts'],
  [/^~\//, 'src/'],
  [/^\//, ''],
];

const ENDINGS = ['', '.ts', '.tsx', '.astro', '.mjs', '.js', '.css', '.scss', '.d.ts', '/index.ts'];

/** Modules that Node, Astro or one of our own build steps makes up. */
const MADE_UP = /^(node|astro|virtual|sass|data|https?):/;

/** Where an import leads: to a file of the project, to a package, or to nothing that is on the disk. */
export type Resolved =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'made-up' }
  | { readonly kind: 'missing' };

/** Finds what an import of a file means. */
export function resolveImport(project: Project, from: string, specifier: string): Resolved {
  const bare = specifier.replace(/\?.*$/, '');
  if (MADE_UP.test(bare)) return { kind: 'made-up' };
  const alias = ALIASES.find(([pattern]) => pattern.test(bare));
  const isRelative = bare.startsWith('.');
  if (!alias && !isRelative) {
    const [scope = '', name = ''] = bare.split('/');
    return { kind: 'package', name: scope.startsWith('@') ? `${scope}/${name}` : scope };
  }
  const path = alias ? bare.replace(alias[0], alias[1]) : posix.join(posix.dirname(from), bare);
  const partial = posix.join(posix.dirname(path), `_${posix.basename(path)}.scss`);
  const found = [...ENDINGS.map((ending) => path + ending), partial].find(project.has);
  return found === undefined ? { kind: 'missing' } : { kind: 'file', path: found };
}
