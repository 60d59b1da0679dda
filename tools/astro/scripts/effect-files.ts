import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { readEffectFile } from '../../../src/lib/browser/effect-file.ts';
import { didYouMean } from '../../../src/lib/content/nearest.ts';
import { elementsOf } from '../../lib/page-elements.ts';
import { rewritePages } from '../pages/rewrite-pages.ts';
import { ContentError } from '../../../src/lib/content/content-error.ts';

/**
 * Builds each effect as a file of its own, and has each page name those that it asks for: a list of all in the
 * page's script was a third of it. `src/shell/effects.ts` reads the names.
 */
export function effectFiles(): AstroIntegration {
  const built = new Map<string, string>();
  return {
    name: 'effect-files',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        updateConfig({ vite: { plugins: [emitEffects(fileURLToPath(config.srcDir), built)] } });
      },
      'astro:build:done': ({ dir }) =>
        rewritePages(dir, (html, page) => nameEffects(html, page, built)),
    },
  };
}

/**
 * @param src the folder of the sources
 * @param built gets the name of each effect's built file
 */
export function emitEffects(src: string, built: Map<string, string>): Plugin {
  const references = new Map<string, string>();
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
        const reference = this.emitFile({
          type: 'chunk',
          id: join(src, file),
          name: basename(file, '.ts'),
          // `start` is called by its name; what effects share with what they load may go beside it.
          preserveSignature: 'allow-extension',
        });
        references.set(readEffectFile(basename(file)).name, reference);
      }
    },
    generateBundle() {
      for (const [name, reference] of references)
        built.set(name, basename(this.getFileName(reference)));
    },
  };
}

/**
 * A page with the files of its effects, in its root element.
 *
 * @param page its path, for what is told
 * @param built the effects' built files by their names
 * @throws {Error} naming page and effect, where no file has an effect's name
 */
export function nameEffects(
  html: string,
  page: string,
  built: ReadonlyMap<string, string>,
): string {
  const names = elementsOf(html).flatMap(
    ({ attributes }) => attributes['dataEffect']?.match(/\S+/g) ?? [],
  );
  const files = [...new Set(names)].map((name) => {
    const file = built.get(name);
    if (file === undefined)
      throw new ContentError(
        `${page} asks for the effect "${name}", and there is no file ${name}.effect.ts${didYouMean(name, [...built.keys()])}`,
      );
    return file;
  });
  return files.length === 0
    ? html
    : html.replace(/<html\b/, `<html data-effect-files="${files.join(' ')}"`);
}
