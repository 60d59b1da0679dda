import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attribute, elementsIn, parsePage, printPage, remove } from '../lib/html.ts';

/**
 * Removes every script from a page, and the props and addresses of its islands; words and styles
 * stay as they were.
 */
export function withoutScripts(html: string): string {
  const page = parsePage(html);
  for (const element of elementsIn(page)) {
    if (element.tagName === 'script' || attribute(element, 'rel') === 'modulepreload')
      remove(element);
    if (element.tagName === 'astro-island') element.attrs = [];
  }
  return printPage(page);
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
