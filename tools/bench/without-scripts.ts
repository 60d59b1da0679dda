import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Removes every script from a page; its islands stay the HTML that they were printed as. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
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
