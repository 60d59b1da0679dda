import type { AstroIntegration } from 'astro';

/** Where the catalogue of sections stands in `npm run dev`. */
const CATALOGUE_PATH = '/_sections';

/** The addresses below it, and the files that print them. */
const ROUTES = {
  '': new URL('Index.astro', import.meta.url),
  '/frame': new URL('frame.html.ts', import.meta.url),
  '/[home]/[name]': new URL('Section.astro', import.meta.url),
} as const;

/** The catalogue of sections, in development alone: a build has none of its pages. */
export function sectionCatalogue(): AstroIntegration {
  return {
    name: 'section-catalogue',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        for (const [path, entrypoint] of Object.entries(ROUTES))
          injectRoute({ pattern: CATALOGUE_PATH + path, entrypoint, prerender: false });
      },
      'astro:server:start': ({ address, logger }) => {
        logger.info(`every section: http://localhost:${address.port}${CATALOGUE_PATH}`);
      },
    },
  };
}
