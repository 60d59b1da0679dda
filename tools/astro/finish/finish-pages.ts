import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { parsePage, printPage, type Document } from '../../lib/html.ts';
import { builtPages, type BuiltPage } from './built-pages.ts';

/** A page that Astro has built, as a tree. */
export interface PrintedPage extends BuiltPage {
  readonly document: Document;
}

/** The site that Astro has built, as the steps of {@link finishPages} see it. */
export interface PrintedSite {
  /** The built site's folder, absolute. */
  readonly dir: string;
  /** Its subfolder with scripts, styles and pictures: `_astro`. */
  readonly assets: string;
  /** The pages that Astro built. */
  readonly pages: readonly PrintedPage[];
  /** The owner's own HTML, which is read but never changed. */
  readonly ownersPages: readonly PrintedPage[];
  /** Astro's `base`, with a leading slash. */
  readonly base: string;
  /** The site's address in `site.config.ts`. */
  readonly url: URL;
  /** Redirects, from path to address. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly logger: AstroIntegrationLogger;
}

/**
 * A step between Astro's output and the published site. It changes the documents of `site.pages`,
 * or checks them and throws.
 */
export interface FinishingStep {
  readonly name: string;
  readonly run: (site: PrintedSite) => void | Promise<void>;
}

type SiteFacts = Pick<PrintedSite, 'assets' | 'base' | 'url' | 'redirects'>;

/**
 * Parses each built page once, runs all of them through the steps in order, and writes them.
 *
 * @throws whatever a step throws; no page has been changed on disk then
 */
export function finishPages(steps: readonly FinishingStep[]): AstroIntegration {
  let facts: SiteFacts;
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        const redirects = Object.entries(config.redirects).map(
          ([from, to]) => [from, typeof to === 'string' ? to : to.destination] as const,
        );
        facts = {
          assets: config.build.assets,
          base: config.base,
          url: new URL(config.site ?? 'https://www.example.com'),
          redirects: new Map(redirects),
        };
      },
      'astro:build:done': async ({ dir, logger }) => {
        const printed = await Promise.all(
          builtPages(dir).map(async (page) => {
            const document = parsePage(await readFile(page.file, 'utf8'));
            return { ...page, document };
          }),
        );
        const site: PrintedSite = {
          ...facts,
          dir: fileURLToPath(dir),
          pages: printed.filter(({ isOwners }) => !isOwners),
          ownersPages: printed.filter(({ isOwners }) => isOwners),
          logger,
        };
        for (const { run } of steps) await run(site);
        await Promise.all(
          site.pages.map(({ file, document }) => writeFile(file, printPage(document))),
        );
      },
    },
  };
}
