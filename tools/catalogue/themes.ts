import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Theme } from '~/lib/theme/theme';

/** Every theme of the project: its name, and its file. */
export function themeFiles(root: string): ReadonlyMap<string, string> {
  const house = 'src/styles/house.ts';
  const homes = globSync('src/demos/*/theme.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  return new Map([
    ...(existsSync(join(root, house)) ? [['house', house] as const] : []),
    ...homes.map((file) => [basename(dirname(file)), file] as const),
  ]);
}

/** Reads a theme; nothing where there is none of this name. */
export async function readTheme(root: string, name: string): Promise<Theme | undefined> {
  const file = themeFiles(root).get(name);
  if (file === undefined) return undefined;
  const { default: theme } = (await import(/* @vite-ignore */ `/${file}`)) as { default: Theme };
  return theme;
}
