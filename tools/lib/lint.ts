import { join, relative } from 'node:path';
import { ROOT, TOOLS_HOME } from './paths.ts';

/** A command of an installed package. */
export type Command = readonly [name: string, ...args: string[]];

/** Rules that ask for types. */
export const TYPE_AWARE = ['--type-aware', '--deny-warnings'] as const;

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
 */
const cache = (name: string) => [
  '--cache',
  '--cache-location',
  relative(ROOT, join(TOOLS_HOME, 'cache', name)),
];

/**
 * What the part `lint` of `npm test` runs.
 *
 * @param isTemplate whether the site is the template's own, with no owner yet
 * @param places files and folders in which rules and format are asked, which look at one file at a time:
 *   everywhere where none are given. What asks for types or for what nobody uses reads all of the project
 *   in any case.
 */
export const lintCommands = (
  isTemplate: boolean,
  places: readonly string[] = ['.'],
): readonly Command[] => [
  ['eslint', ...places, ...cache('eslint')],
  ['oxlint', ...TYPE_AWARE, '--ignore-pattern', 'art'],
  ['prettier', '--check', ...places, ...(isTemplate ? [] : OF_NO_FORMAT), ...cache('prettier')],
  ['knip', '--no-progress', ...(isTemplate ? [] : DEAD_CODE)],
];
