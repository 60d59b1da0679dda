import { posix } from 'node:path';
import { Failure } from '../lib/bootstrap/failure.mjs';
import type { Project } from './files.ts';
import { readMentions, type Mentions } from './imports.ts';
import { resolveImport } from './resolve.ts';

const CODE = /\.(ts|tsx|astro|mjs|js|css|scss)$/;
const TEST = /\.(test|spec|firefox)\.tsx?$/;
const EFFECT = /(?:^|\/)([\w-]+)(?:\.later)?\.effect\.ts$/;

export const isCode = (file: string): boolean => CODE.test(file);
export const isTest = (file: string): boolean => TEST.test(file);

/** What is known of a project's code: what each file mentions, and what can be reached from where. */
export interface Graph {
  readonly mentions: (file: string) => Mentions;
  /**
   * All files that these lead to by import, by a pattern of `import.meta.glob`, by the name of an
   * effect, or, outside `src`, by a path in quotation marks.
   *
   * @param passes whether to go on from a file that was reached; from all where nothing is said
   * @throws {Failure} at an import that leads nowhere, naming file and import
   */
  readonly reach: (roots: Iterable<string>, passes?: (file: string) => boolean) => Set<string>;
  /** Packages that a file imports. */
  readonly packagesOf: (file: string) => string[];
}

/**
 * @param project the whole project
 * @param read a file's text, as it will be written
 * @param isOffered whether a file that is found by pattern alone belongs to the site
 */
export function graphOf(
  project: Project,
  read: (file: string) => string,
  isOffered: (file: string) => boolean,
): Graph {
  const known = new Map<string, Mentions>();
  const mentions = (file: string): Mentions => {
    const before = known.get(file) ?? readMentions(file, isCode(file) ? read(file) : '');
    known.set(file, before);
    return before;
  };
  const effects = new Map(
    project.files.flatMap((file) => {
      const name = EFFECT.exec(file)?.[1];
      return name === undefined ? [] : [[name, file] as const];
    }),
  );

  const foundBy = (file: string, pattern: string): string[] => {
    const path = pattern.startsWith('/')
      ? pattern.slice(1)
      : posix.join(posix.dirname(file), pattern);
    return project.files.filter(
      (other) =>
        posix.matchesGlob(other, path) &&
        isCode(other) &&
        !EFFECT.test(other) &&
        !isTest(other) &&
        isOffered(other),
    );
  };

  const namedBy = (file: string, path: string): string[] =>
    path.length > 2 && path.includes('.')
      ? [posix.join(posix.dirname(file), path), posix.normalize(path)].filter(
          (other) => project.has(other) && /^(tools|e2e)\//.test(other) && !isTest(other),
        )
      : [];

  const findNeighbours = (file: string): string[] => {
    const { imports, globs, effects: names, strings } = mentions(file);
    const imported = imports.flatMap((specifier) => {
      const target = resolveImport(project, file, specifier);
      if (target.kind === 'missing')
        throw new Failure(`${file} imports "${specifier}", and there is no such file.`);
      return target.kind === 'file' ? [target.path] : [];
    });
    const started = names.flatMap((name) => effects.get(name) ?? []);
    const named = file.startsWith('src/') ? [] : strings.flatMap((path) => namedBy(file, path));
    return [
      ...imported,
      ...started,
      ...globs.flatMap((pattern) => foundBy(file, pattern)),
      ...named,
    ];
  };

  // Each test that may go along asks for all that it leads to: nearly the same files each time.
  const met = new Map<string, string[]>();
  const neighbours = (file: string): string[] => {
    const before = met.get(file) ?? findNeighbours(file);
    met.set(file, before);
    return before;
  };

  return {
    mentions,
    reach: (roots, passes = () => true) => {
      const reached = new Set<string>();
      const next = [...roots];
      for (let file = next.pop(); file !== undefined; file = next.pop()) {
        if (reached.has(file)) continue;
        reached.add(file);
        if (isCode(file) && passes(file)) next.push(...neighbours(file));
      }
      return reached;
    },
    packagesOf: (file) =>
      mentions(file).imports.flatMap((specifier) => {
        const target = resolveImport(project, file, specifier);
        return target.kind === 'package' ? [target.name] : [];
      }),
  };
}
