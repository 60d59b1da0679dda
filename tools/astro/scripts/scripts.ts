import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { emitEffects } from './effect-files.ts';
import { expectUniqueNames } from './unique-effects.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrate once the island is seen and the visitor has made a first move. */
    'client:seen'?: boolean;
  }
}

/** What pages have script for: islands, hydrated by `client:seen`, and effects, built as a file each. */
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
