import type { AstroIntegration } from 'astro';
import { noteUnusedParts } from '../../../src/lib/content/unused-parts.ts';

/**
 * Tells at build which parts of content files no page shows: a section was taken out of its page, and
 * its words stayed.
 */
export function unusedParts(): AstroIntegration {
  const unused = noteUnusedParts();
  return {
    name: 'unused-parts',
    hooks: {
      'astro:build:done': ({ logger }) => {
        for (const [file, parts] of unused)
          if (parts.size > 0)
            logger.warn(
              `${file}: no page shows ${[...parts].join(', ')}. A section stands in three places: its element in the page, its schema where the page’s content is read, its part in this file.`,
            );
      },
    },
  };
}
