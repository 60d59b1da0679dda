import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Set for the tests' build alone: pages that show what no page of the site shows yet. */
export const FIXTURES_VARIABLE = 'SITE_FIXTURES';

/** Where the fixtures stand on the built site. */
export const FIXTURES_PATH = '/fixtures';

/** Adds `e2e/fixtures/<name>.astro` to the site as `/fixtures/<name>`, where the tests ask for it. */
export function testFixtures(env: NodeJS.ProcessEnv = process.env): AstroIntegration {
  return {
    name: 'test-fixtures',
    hooks: {
      'astro:config:setup': ({ config, injectRoute }) => {
        if (env[FIXTURES_VARIABLE] === undefined) return;
        const folder = new URL('e2e/fixtures/', config.root);
        for (const file of globSync('*.astro', { cwd: fileURLToPath(folder) })) {
          const pattern = `${FIXTURES_PATH}/${file.replace(/\.astro$/, '')}`;
          injectRoute({ pattern, entrypoint: new URL(file, folder) });
        }
      },
    },
  };
}
