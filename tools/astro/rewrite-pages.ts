import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Changes the pages of a built site after Astro has printed them.
 *
 * @param dir the built site's folder, as `astro:build:done` names it
 * @param rewrite a page's text and its file, `/blog/first-post.html`, to the text that it becomes
 */
export async function rewritePages(
  dir: URL,
  rewrite: (html: string, page: string) => string,
): Promise<void> {
  const root = fileURLToPath(dir);
  await Promise.all(
    globSync('**/*.html', { cwd: root }).map(async (name) => {
      const file = join(root, name);
      const html = await readFile(file, 'utf8');
      const rewritten = rewrite(html, `/${name.replaceAll('\\', '/')}`);
      if (rewritten !== html) await writeFile(file, rewritten);
    }),
  );
}
