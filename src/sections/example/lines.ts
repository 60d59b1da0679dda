import { readFileSync } from 'node:fs';
import { highlight } from '~/lib/markdown/highlight';
import { cutLines } from '~/lib/content/page-lines';

/** Lines of code shown in an example. */
export interface Sample {
  /** The file that the lines come from. */
  title: string;
  html: string;
}

/**
 * Reads the code that makes a section from the page's own files: its element, the imports and the
 * `readPage` fields that it needs, and its part of the content.
 *
 * @throws {Error} when the page shows no such part
 */
export async function linesOf(page: string, part: string): Promise<Sample[]> {
  const files = {
    page: `src/pages/${page}.astro`,
    content: `src/content/pages/${page}.yaml`,
  };
  const lines = cutLines(
    readFileSync(files.page, 'utf8'),
    readFileSync(files.content, 'utf8'),
    part,
  );
  if (!lines) throw new Error(`${files.page} has no element with {...content.${part}}`);
  return [
    { title: files.page, html: await highlight(lines.page, 'astro') },
    { title: files.content, html: await highlight(lines.content, 'yaml') },
  ];
}
