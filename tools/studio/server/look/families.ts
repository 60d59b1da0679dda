import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fontFamilies, type FontFamily } from '../../../../fonts.config.ts';
import type { TypeFamily } from '../../contract/look.ts';
import { Refusal } from '../call.ts';
import { kindOf } from '../documents/list.ts';

/**
 * The families that the site has.
 *
 * @param theme the file of the theme that they are for
 * @throws {Refusal} where it is none
 */
export function familiesFor(root: string, theme: string): TypeFamily[] {
  if (kindOf(theme) !== 'theme') throw new Refusal(`${theme} is no theme.`);
  const named = variablesIn(root, theme);
  return fontFamilies.map((family) => ({
    name: family.name,
    variable: family.cssVariable,
    kind: family.fallback,
    weights: weightsOf(family),
    isNamed: named.has(family.cssVariable),
  }));
}

function weightsOf({ files }: FontFamily): [number, number] {
  const weights = files.flatMap(({ weight }) => weight.split(' ').map(Number));
  return [Math.min(...weights), Math.max(...weights)];
}

/** The custom properties of typefaces that the files beside a theme read. */
function variablesIn(root: string, theme: string): Set<string> {
  const files = globSync(`${posix.dirname(theme)}/**/*.{css,scss,astro,ts,tsx}`, { cwd: root });
  const texts = files
    .filter((file) => file.replaceAll('\\', '/') !== theme)
    .map((file) => readFileSync(join(root, file), 'utf8'));
  return new Set(texts.flatMap((text) => text.match(/--font-[\w-]+/g) ?? []));
}
