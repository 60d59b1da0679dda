import { posix } from 'node:path';
import { Failure } from '../lib/bootstrap/failure.mjs';
import { readMentions, type Mentions } from '../lib/syntax.ts';
import type { Project } from '../lib/project.ts';

const CODE = /\.([jt]sx?|mjs|astro|css)$/;
const TEST = /\.(test|spec|firefox)\.tsx?$/;
const EFFECT = /(?:^|\/)([\w-]+?)(?:\.later)?\.effect\.ts$/;
const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.astro', '.mjs', '.js', '.css', '/index.ts'];

export const isCode = (file: string): boolean => CODE.test(file);
export const isTest = (file: string): boolean => TEST.test(file);

/** The project's own short names for its files; see `tsconfig.json`. */
const SHORT: readonly (readonly [name: string, path: string])[] = [
  ['~site', 'site.config.ts'],
  ['~fonts', 'fonts.config.ts'],
  ['~/', 'src/'],
];

/** The path that an import means, its ending perhaps left out; nothing for a package. */
function pathOf(from: string, specifier: string): string | undefined {
  const [bare = ''] = specifier.split('?');
  if (bare.startsWith('.')) return posix.join(posix.dirname(from), bare);
  const short = SHORT.find(([name]) =>
    name.endsWith('/') ? bare.startsWith(name) : bare === name,
  );
  return short && short[1] + bare.slice(short[0].length);
}

/** The file that an import leads to; nothing where it leads to a package, or nowhere. */
export function resolveImport(
  project: Project,
  from: string,
  specifier: string,
): string | undefined {
  const path = pathOf(from, specifier);
  return path === undefined
    ? undefined
    : ENDINGS.map((ending) => path + ending).find((file) => project.has(file));
}

/** What leads where in a project. */
export interface Graph {
  readonly mentions: (file: string) => Mentions;
  /**
   * All files that these lead to, by imports and by the effects that they start.
   *
   * @param passes whether to go on from a file; from every file where it is left out
   * @throws {Failure} at an import that leads nowhere, naming file and import
   */
  readonly reach: (roots: Iterable<string>, passes?: (file: string) => boolean) => Set<string>;
}

const graphs = new WeakMap<Project, Graph>();

/** The graph of a project, which reads what a file imports when it is first asked for. */
export function graphOf(project: Project): Graph {
  const graph = graphs.get(project) ?? makeGraph(project);
  graphs.set(project, graph);
  return graph;
}

function makeGraph(project: Project): Graph {
  const effects = new Map(
    project.files.flatMap((file) => {
      const name = EFFECT.exec(file)?.[1];
      return name === undefined ? [] : [[name, file] as const];
    }),
  );
  const known = new Map<string, Mentions>();
  const mentions = (file: string) => {
    const found = known.get(file) ?? readMentions(file, isCode(file) ? project.read(file) : '');
    known.set(file, found);
    return found;
  };
  const neighbours = (file: string): string[] => {
    const { imports, effects: started } = mentions(file);
    const imported = imports.flatMap((specifier) => {
      const target = resolveImport(project, file, specifier);
      if (target === undefined && pathOf(file, specifier) !== undefined)
        throw new Failure(
          `${file} imports "${specifier}", and there is no such file, or none that comes along.`,
        );
      return target ?? [];
    });
    return [...imported, ...started.flatMap((name) => effects.get(name) ?? [])];
  };
  return {
    mentions,
    reach: (roots, passes = () => true) => {
      const reached = new Set<string>();
      const next = [...roots];
      for (let file = next.pop(); file !== undefined; file = next.pop()) {
        if (reached.has(file)) continue;
        reached.add(file);
        if (passes(file)) next.push(...neighbours(file));
      }
      return reached;
    },
  };
}
