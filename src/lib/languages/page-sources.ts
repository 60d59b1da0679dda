import { globSync } from 'node:fs';
import site from '../../../site.config.ts';
import { markdownFilesIn, slugOfFile } from '../markdown/markdown-names.ts';
import { POST_FOLDERS } from '../posts/journal.ts';
import { workFiles, workPath } from '../works/work-files.ts';

/**
 * The content file that a page is written in, whose translations are the page's; undefined for pages of
 * the interface's words, such as a list of posts.
 *
 * @param path the page's, in the original language
 */
export function sourceOfPage(path: string): string | undefined {
  const work = workFiles().find(({ name }) => workPath(name) === path);
  if (work) return work.file;
  const post = markdownFilesIn(POST_FOLDERS).find((file) => `/blog/${slugOfFile(file)}` === path);
  if (post !== undefined) return post;
  const name = path === '/' ? site.home : path.slice(1);
  // The pages of a list are written where the list is: `/blog/page/2` in `blog.yaml`.
  return [name, name.split('/')[0]].flatMap((one) =>
    globSync([`src/*/${one}/content.yaml`, `src/content/pages/${one}.{yaml,md}`]),
  )[0];
}
