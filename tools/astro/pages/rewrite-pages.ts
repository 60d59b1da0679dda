import { readFile, writeFile } from 'node:fs/promises';
import { builtPages } from './built-pages.ts';

/**
 * Changes the pages of a built site after Astro has printed them. HTML of the owner's own stays as it is.
 *
 * @param dir the built site's folder, as `astro:build:done` names it
 * @param rewrite a page's text and its address, `/blog/first-post`, to the text that it becomes
 */
export async function rewritePages(
  dir: URL,
  rewrite: (html: string, path: string) => string,
): Promise<void> {
  const printed = builtPages(dir).filter(({ isOwners }) => !isOwners);
  await Promise.all(
    printed.map(async ({ file, path }) => {
      const html = await readFile(file, 'utf8');
      const rewritten = rewrite(html, path);
      if (rewritten !== html) await writeFile(file, rewritten);
    }),
  );
}
