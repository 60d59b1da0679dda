import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { emitEffects } from './effect-files.ts';
import { expectUniqueNames } from './unique-effects.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates once the island is visible and the visitor has interacted with the page. */
    'client:seen'?: boolean;
  }
}

/**
 * Sets up the two uses of script on pages: islands, hydrated by `client:seen`, and effects, built
 * as one file each.
 */
export function scripts(): AstroIntegration {
  return {
    name: 'scripts',
    hooks: {
      'astro:config:setup': ({ addClientDirective, config, updateConfig }) => {
        const src = fileURLToPath(config.srcDir);
        expectUniqueNames(globSync('**/*.effect.ts', { cwd: src }));
        addClientDirective({
          name: 'seen',
          entrypoint: './tools/astro/scripts/seen-directive.ts',
        });
        updateConfig({ vite: { plugins: [emitEffects(src)] } });
      },
    },
  };
}
