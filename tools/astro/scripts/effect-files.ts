import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Builds each effect as its own file, `<name>.effect.<hash>.js`, which the pages with that effect
 * reference (`tools/astro/finish/name-effects.ts`).
 *
 * @param src the folder of the sources
 */
export function emitEffects(src: string): Plugin {
  return {
    name: 'effect-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Astro inlines small scripts into the page, where the shell would find no effect file beside
    // them.
    config: () => ({
      build: {
        assetsInlineLimit: (file) => (file.includes('ShellScript') ? false : undefined),
      },
    }),
    buildStart() {
      for (const file of globSync('**/*.effect.ts', { cwd: src })) {
        this.emitFile({
          type: 'chunk',
          id: join(src, file),
          name: basename(file, '.ts'),
          // The shell calls the export `start` by name; exports shared with lazily loaded code may
          // be added.
          preserveSignature: 'allow-extension',
        });
      }
    },
  };
}
