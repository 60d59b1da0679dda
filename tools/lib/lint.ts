import { join, relative } from 'node:path';
import { ROOT, TOOLS_HOME } from './paths.ts';

/** A command of an installed package. */
export type Command = readonly [name: string, ...args: string[]];

/** Type checks, and the rules that need types, in every file that the compiler reads directly. */
export const CHECK_TYPES = ['oxlint', '--type-aware', '--type-check', '--deny-warnings'] as const;

/**
 * The commands of the part `types` of `npm test`. They need the types that Astro generates
 * beforehand.
 */
export const TYPE_COMMANDS: readonly Command[] = [
  ['astro', 'check', '--noSync', '--tsconfig', 'tsconfig.astro.json'],
  [...CHECK_TYPES, '--disable-nested-config'],
];

/** Owners' content is checked for its values, not for its formatting. */
const UNFORMATTED = ['!src/**/*.{md,yaml}', '!*.md', '!docs/**'];

/**
 * Unused code is not an owner's mistake: they may have deleted a home or not show any of it yet.
 * The template, and the output of `npm run take`, has no unused code.
 */
const DEAD_CODE = ['--include', 'unlisted,unresolved,binaries,duplicates,cycles'];

/**
 * Skips unchanged files; a fresh clone, as on CI, checks all of them. The cache is in the folder in
 * which the command runs: a copy of the project has its own.
 *
 * @param folder in which the command runs
 */
export const cache = (name: string, folder = ROOT) => [
  '--cache',
  '--cache-location',
  relative(folder, join(TOOLS_HOME, 'cache', name)),
];

/**
 * The commands of the part `lint` of `npm test`.
 *
 * @param isTemplate whether the site is the template's own, with no owner yet
 * @param places files and folders to lint and format-check, by default all of them. The search for unused
 *   code always covers the whole project.
 */
export const lintCommands = (
  isTemplate: boolean,
  places: readonly string[] = ['.'],
): readonly Command[] => [
  ['eslint', ...places, ...cache('eslint')],
  ['prettier', '--check', ...places, ...(isTemplate ? [] : UNFORMATTED), ...cache('prettier')],
  ['knip', '--no-progress', ...(isTemplate ? [] : DEAD_CODE)],
];
