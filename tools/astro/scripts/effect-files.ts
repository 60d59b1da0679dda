import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Builds each effect as a file of its own, `<name>.effect.<hash>.js`, which a page names if it has that effect
 * (`tools/astro/finish/name-effects.ts`).
 *
 * @param src the folder of the sources
 */
export function emitEffects(src: string): Plugin {
  return {
    name: 'effect-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Astro writes small scripts into the page, where the shell would find no file beside it.
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
          // `start` is called by its name; what effects share with what they load may go beside it.
          preserveSignature: 'allow-extension',
        });
      }
    },
  };
}
