import { existsSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/**
 * Shows one of the pages at `/` as well.
 *
 * @param page the file's name in `src/pages`, without its ending
 * @throws {Error} when there is no such page
 */
export function homeRoute(page: string): AstroIntegration {
  return {
    name: 'home-route',
    hooks: {
      'astro:config:setup': ({ config, injectRoute }) => {
        const entrypoint = new URL(`pages/${page}.astro`, config.srcDir);
        if (!existsSync(entrypoint)) {
          throw new Error(`site.config.ts: home: there is no page src/pages/${page}.astro`);
        }
        injectRoute({ pattern: '/', entrypoint });
      },
    },
  };
}
