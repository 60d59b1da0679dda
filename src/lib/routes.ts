import { globSync } from 'node:fs';

/**
 * The path that a page's file answers to, or undefined for files whose paths are only known when
 * they are printed (`[slug].astro`).
 *
 * @param file relative to `src/pages`, for example `blog/index.astro`
 */
export function routeOf(file: string): string | undefined {
  if (file.includes('[')) return undefined;
  const path = file
    .replaceAll('\\', '/')
    .replace(/\.(astro|md)$/, '')
    .replace(/(^|\/)index$/, '');
  return path === '' ? '/' : `/${path}`;
}

/** Whether a page stands at this path: read from `src/pages`, so a new page is known at once. */
export function hasRoute(path: string): boolean {
  routes ??= new Set(['/', ...globSync('**/*.astro', { cwd: 'src/pages' }).map(routeOf)]);
  return routes.has(path);
}

let routes: Set<string | undefined> | undefined;
