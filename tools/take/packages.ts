import type { Entry } from './compose.ts';
import { isText, type Project } from './files.ts';
import { isCode } from './graph.ts';

type Versions = Record<string, string>;

/** What `package.json` asks for. */
export interface Packages {
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
}

/** Whether a text names a package: as an import, or by its folder. */
function names(text: string, name: string): boolean {
  const plain = name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`(?:['"\`]|node_modules/)${plain}(?:['"\`]|/)`).test(text);
}

/** Packages that no file names, because the kind of a file asks for them. */
const BY_KIND: readonly (readonly [RegExp, string])[] = [
  [/\.scss$/, 'sass'],
  [/\.ts$/, 'typescript'],
];

/** `@types/x` belongs to `x`; those of a scoped package are written `@types/a__b`. */
const typesOf = (name: string) => /^@types\/(.+)$/.exec(name)?.[1]?.replace(/^(.+)__/, '@$1/');

/**
 * The packages that a site still needs. One goes when files that stay behind name it and none that come
 * along does; one that no file names, such as a checker that a command calls, comes along.
 */
export function keptPackages(
  project: Project,
  entries: ReadonlyMap<string, Entry>,
  manifest: Record<string, unknown>,
): Packages {
  // `art/` has packages of its own.
  const speaking = (file: string) =>
    (isCode(file) || file === '.prettierrc.json') && isText(file) && !file.startsWith('art/');
  const taken = [...entries].flatMap(([file, entry]) =>
    'text' in entry && speaking(file) ? [entry.text] : [],
  );
  const left = project.files
    .filter(speaking)
    .filter((file) => !entries.has(file) || file === 'fonts.config.ts')
    .map(project.read);
  const implied = new Set(
    BY_KIND.flatMap(([kind, name]) =>
      [...entries.keys()].some((file) => kind.test(file)) ? [name] : [],
    ),
  );
  const isUsed = (name: string): boolean => {
    if (implied.has(name)) return true;
    const owner = typesOf(name);
    if (owner !== undefined && owner !== 'node')
      return all.has(owner)
        ? isUsed(owner)
        : taken.some((text) => text.includes(`${owner}.`) || names(text, owner));
    return taken.some((text) => names(text, name)) || !left.some((text) => names(text, name));
  };
  const groups = ['dependencies', 'devDependencies'] as const;
  const all = new Set(
    groups.flatMap((group) => Object.keys((manifest[group] as Versions | undefined) ?? {})),
  );
  const [dependencies, devDependencies] = groups.map((group) =>
    Object.fromEntries(
      Object.entries((manifest[group] as Versions | undefined) ?? {}).filter(([name]) =>
        isUsed(name),
      ),
    ),
  );
  return { dependencies: dependencies ?? {}, devDependencies: devDependencies ?? {} };
}
