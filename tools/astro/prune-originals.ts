import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Names of picture files that none of the texts mentions. */
export function unmentioned(pictures: string[], texts: string[]): string[] {
  return pictures.filter((picture) => !texts.some((text) => text.includes(basename(picture))));
}

/**
 * Leaves out of the built site what no page shows: Astro publishes the original of every picture
 * that could be named in content, and masters are large.
 */
export function pruneOriginals(): AstroIntegration {
  return {
    name: 'prune-originals',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const read = (pattern: string) =>
          globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
        const pictures = globSync('_astro/*.{webp,png,jpg,svg}', { cwd: root });
        const left = unmentioned(pictures, read('**/*.{html,css,js,xml,json}'));
        await Promise.all(left.map((file) => rm(join(root, file))));
        if (left.length > 0) logger.info(`${left.length} originals that no page shows left out`);
      },
    },
  };
}
