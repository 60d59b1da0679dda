import type { Plugin } from 'vite';

/** What Vite puts around every `import()`, and what it hands over where there are files to ask for first. */
const HELPER = '\0vite/preload-helper.js';
const LISTS = '__vite__mapDeps';

/**
 * Leaves every `import()` as it is written. Vite has a helper ask for the styles and modules that come with
 * what is imported: a file of its own, which every page would wait for before its first effect. Here it has
 * nothing to do: Astro writes the styles into the pages, those of late imports too, and script comes after the
 * paint, where a list of modules weighs more than it saves.
 *
 * Should Vite have files to ask for after all, the build stops: they would be lost.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    // Only a plugin has the last word here: Astro sets the option itself.
    config: () => ({ build: { modulePreload: false } }),
    // One for each module that imports: shared, it would be a file again.
    resolveId: (source, importer = '') =>
      source === HELPER ? `${HELPER}?${encodeURIComponent(importer)}` : undefined,
    load: (id) =>
      id.startsWith(`${HELPER}?`) ? 'export const __vitePreload = (load) => load();' : undefined,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && output.code.includes(LISTS))
            this.error(
              `${output.fileName} imports styles late: take them with ?inline (adoptStyles).`,
            );
      },
    },
  };
}
