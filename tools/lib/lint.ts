import { join, relative } from 'node:path';
import { ROOT, TOOLS_HOME } from './paths.ts';

/** A command of an installed package. */
export type Command = readonly [name: string, ...args: string[]];

/** Types, and the rules that ask for them, in every file that the compiler reads by itself. */
export const CHECK_TYPES = ['oxlint', '--type-aware', '--type-check', '--deny-warnings'] as const;

/** What the part `types` of `npm test` runs. The types that Astro writes have come before. */
export const TYPE_COMMANDS: readonly Command[] = [
  ['astro', 'check', '--noSync', '--tsconfig', 'tsconfig.astro.json'],
  [...CHECK_TYPES, '--disable-nested-config'],
];

/** What an owner writes is checked for its values, not for how its lines are broken. */
const OF_NO_FORMAT = ['!src/**/*.{md,yaml}', '!*.md', '!docs/**'];

/**
 * What an owner does not use, because they deleted a home or show none of it yet, is no fault of theirs;
 * the template, and what `npm run take` leaves, holds nothing that nobody uses.
 */
const DEAD_CODE = ['--include', 'unlisted,unresolved,binaries,duplicates,cycles'];

/**
 * Unchanged files are not read again. A fresh clone, as CI has, reads them all. Kept where the command runs:
 * a copy of the project has its own.
 *
 * @param folder that the command runs in
 */
export const cache = (name: string, folder = ROOT) => [
  '--cache',
  '--cache-location',
  relative(folder, join(TOOLS_HOME, 'cache', name)),
];

/**
 * What the part `lint` of `npm test` runs.
 *
 * @param isTemplate whether the site is the template's own, with no owner yet
 * @param places files and folders in which rules and format are asked, which look at one file at a time:
 *   everywhere where none are given. What asks for what nobody uses reads all of the project in any case.
 */
export const lintCommands = (
  isTemplate: boolean,
  places: readonly string[] = ['.'],
): readonly Command[] => [
  ['eslint', ...places, ...cache('eslint')],
  ['prettier', '--check', ...places, ...(isTemplate ? [] : OF_NO_FORMAT), ...cache('prettier')],
  ['knip', '--no-progress', ...(isTemplate ? [] : DEAD_CODE)],
];
