import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { openShelf } from '../../../src/lib/publish-schema.ts';
import { FIXTURES_VARIABLE } from '../test-fixtures.ts';
import {
  namesText,
  SCHEMAS,
  schemaTexts,
  staleSchemas,
  writeSchema,
  writeSchemas,
} from './files.ts';

/**
 * Keeps `schemas/`: what every content file may hold, as JSON Schema, for editors to complete and check
 * as one types. A build knows them when it has read all pages, and writes those that have changed; the
 * development server writes the names of pictures and pages when it starts. The tests' build writes
 * nothing, so that a change that forgot them is found.
 *
 * @param isTemplate whether this is the template's own site, whose schemas are kept with its code
 * @throws {Error} in the tests' build, naming the schemas that are not as the code would write them
 */
export function schemas(
  isTemplate: boolean,
  env: NodeJS.ProcessEnv = process.env,
): AstroIntegration {
  const published = openShelf();
  const isTest = env[FIXTURES_VARIABLE] !== undefined;
  let root = '';
  let isDev = false;
  return {
    name: 'schemas',
    hooks: {
      'astro:config:setup': ({ config, command }) => {
        root = fileURLToPath(config.root);
        // Astro sets up a server to synchronise too, and Vitest for its tests.
        isDev = command === 'dev' && env['VITEST'] === undefined;
      },
      'astro:server:setup': () => {
        if (isDev) writeSchema(root, ...namesText(root));
      },
      'astro:build:done': ({ logger }) => {
        const texts = schemaTexts(root, published);
        const stale = staleSchemas(root, texts);
        if (stale.length === 0 || (isTest && !isTemplate)) return;
        if (isTest)
          throw new Error(
            `${stale.map((name) => `${SCHEMAS}/${name}`).join(', ')}: not what the code says. Run \`npm run build\`, and commit what it writes.`,
          );
        writeSchemas(root, texts);
        logger.info(`${SCHEMAS}/: ${stale.join(', ')}`);
      },
    },
  };
}
