import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The addresses of all pages of a built site; redirects and the not-found page are none. */
export function pagesOf(root: string): string[] {
  return globSync('**/*.html', { cwd: root })
    .filter((file) => file !== '404.html')
    .filter((file) => !readFileSync(join(root, file), 'utf8').includes('http-equiv="refresh"'))
    .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .sort();
}
