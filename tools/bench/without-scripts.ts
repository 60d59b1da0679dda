import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ISLAND } from '../astro/scripts/late-islands.ts';

/**
 * Removes every script from a page, and what islands carry for theirs (addresses, properties); their
 * words and styles stay as they were printed.
 */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace(ISLAND, '<astro-island>');
}

/**
 * Copies a built site with every page's scripts removed.
 *
 * @returns the copy's folder
 */
export function copyWithoutScripts(root: string, target: string): string {
  rmSync(target, { recursive: true, force: true });
  cpSync(root, target, { recursive: true });
  for (const file of globSync('**/*.html', { cwd: target })) {
    const path = join(target, file);
    writeFileSync(path, withoutScripts(readFileSync(path, 'utf8')));
  }
  return target;
}
