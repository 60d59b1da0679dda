import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { absoluteUrl, withBase } from '../../../src/lib/routes/url.ts';
import { append } from '../../lib/html.ts';
import type { FinishingStep } from './finish-pages.ts';
import { describePage, type DescribedPage } from './twins/described-page.ts';
import { llmsText } from './twins/llms-text.ts';
import { printSaid } from './twins/said-html.ts';
import { twinWriter } from './twins/twin-writer.ts';

/** What the twins need to know of the site. */
export interface TwinOptions {
  /** Its name and description head the list. */
  readonly site: { readonly name: string; readonly description: string };
  /** Whether a page is one for the sitemap, by its whole address; the others have no twin. */
  readonly isListed: (page: string, base: string) => boolean;
}

/** A page's Markdown: what its head says as YAML, then what its main part says. */
export function twinText(
  { title, description, url, language, main }: DescribedPage,
  writer = twinWriter(),
): string {
  const front = stringify({ title, description, url, language }, { lineWidth: 0 });
  const body = writer.turndown(printSaid(main, new URL(url)));
  return `---\n${front}---\n\n${body.replace(/^[ \t]+$/gm, '').replace(/\n{3,}/g, '\n\n')}\n`;
}

/**
 * Writes a twin in Markdown beside each listed page, names it in the page's head, and lists all twins in
 * `llms.txt`. A file of the same name in `public` stays as it is.
 */
export const markdownTwinsStep = ({ site, isListed }: TwinOptions): FinishingStep => ({
  name: 'markdown twins',
  run: async ({ dir, base, url, pages, logger }) => {
    const start = performance.now();
    const addressOf = (path: string) => absoluteUrl(path, url.href, base);
    const listed = pages
      .filter(({ path }) => isListed(addressOf(path), base))
      .flatMap((page) => describePage(page, addressOf(page.path)) ?? []);
    const writer = twinWriter();
    for (const page of listed) {
      await writeNew(join(dir, page.twin), () => twinText(page, writer));
      append(page.head, 'link', {
        rel: 'alternate',
        type: 'text/markdown',
        href: encodeURI(withBase(page.twin, base)),
      });
    }
    const linked = listed.map((page) => ({ ...page, twin: addressOf(page.twin) }));
    await writeNew(join(dir, 'llms.txt'), () => llmsText(site, linked));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    logger.info(`${listed.length} pages in Markdown and llms.txt, in ${seconds} s`);
  },
});

/** Writes a file unless the owner has one of that name. */
async function writeNew(file: string, text: () => string): Promise<void> {
  if (existsSync(file)) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text());
}
