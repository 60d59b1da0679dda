import { globSync } from 'node:fs';
import site from '../../../site.config.ts';
import { markdownFilesIn, slugOfFile } from '../markdown/markdown-names.ts';
import { POST_FOLDERS } from '../posts/journal.ts';
import { languageOfFile } from './translation-files.ts';
import { workFiles, workPath } from '../works/work-files.ts';

/**
 * The content files that pages are written in, whose translations are the pages', by the pages' paths in the
 * original language. Pages of the interface's words, such as a list of posts, have none.
 */
export function pageSources(): Map<string, string> {
  const pages = globSync(['src/*/*/content.yaml', 'src/content/pages/*.{yaml,md}'])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => languageOfFile(file) === undefined)
    .map((file) => [pageOf(file), file] as const);
  const posts = markdownFilesIn(POST_FOLDERS).map(
    (file) => [`/blog/${slugOfFile(file)}`, file] as const,
  );
  const works = workFiles().map(({ name, file }) => [workPath(name), file] as const);
  return new Map([...pages, ...posts, ...works]);
}

/** The page of a content file: `/about` of `src/content/pages/about.yaml`. */
function pageOf(file: string): string {
  const name = file.replace(/\/content\.yaml$|\.[^.]+$/, '').replace(/^.*\//, '');
  return name === site.home ? '/' : `/${name}`;
}
