import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { standIns, type FontFamily } from '../../../fonts.config.ts';
import { ContentError } from '../../../src/lib/content/content-error.ts';
import { fontFaults, standInFaults } from './check-fonts.ts';
import { publishFamilies, type PublishedFamily } from './font-sheet.ts';
import { FONTS_FOLDER, publishFiles } from './publish-files.ts';

const TYPES = { css: 'text/css', woff2: 'font/woff2' } as const;

/** A family as pages use it: its stylesheet, and its part of the page's own styles. */
interface PageFont {
  href: string;
  styles: string;
}

/** Publishes the owner's font families, and exposes them to pages as `virtual:fonts`. */
export function localFonts(families: FontFamily[]): AstroIntegration {
  let published: PublishedFamily[] = [];
  return {
    name: 'local-fonts',
    hooks: {
      'astro:config:setup': async ({ config, updateConfig, addWatchFile, command }) => {
        addWatchFile(new URL('fonts.config.ts', config.root));
        if (command === 'preview') return;
        const faults = fontFaults(families) ?? standInFaults(standIns);
        if (faults !== undefined) throw new ContentError(faults);
        published = await publishFamilies(families, { inDevelopment: command === 'dev' });
        const base = config.base.replace(/\/$/, '');
        const fonts: Record<string, PageFont> = {};
        for (const { family, files, styles } of published) {
          const href = `${base}/${FONTS_FOLDER}/${basename(files[0])}`;
          fonts[family.cssVariable] = { href, styles };
        }
        const files = published.flatMap(({ files }) => files);
        updateConfig({ vite: { plugins: [fontsModule(fonts), devServer(files)] } });
      },
      'astro:config:done': ({ injectTypes }) => {
        injectTypes({ filename: 'fonts.d.ts', content: typesOf(families) });
      },
      'astro:build:done': ({ dir }) =>
        publishFiles(
          fileURLToPath(dir),
          published.flatMap(({ files }) => files),
        ),
    },
  };
}

/** Restricts themes to families that exist. */
function typesOf(families: FontFamily[]): string {
  const names = families.map(({ cssVariable }) => `'${cssVariable}'`).join(' | ');
  return `declare module 'virtual:fonts' {
  /** The custom property of a family in fonts.config.ts. */
  export type FontVariable = ${names};
  /** A family's stylesheet, and what a page's own styles say of it. */
  const fonts: Record<FontVariable, { href: string; styles: string }>;
  export default fonts;
}
`;
}

function fontsModule(fonts: Record<string, PageFont>): Plugin {
  return {
    name: 'fonts-module',
    resolveId: { filter: { id: /^virtual:fonts$/ }, handler: () => '\0virtual:fonts' },
    load: {
      filter: { id: /^\0virtual:fonts$/ },
      handler: () => `export default ${JSON.stringify(fonts)}`,
    },
  };
}

/** `npm run dev` has no built folder: it serves the files from the cache. */
function devServer(files: readonly string[]): Plugin {
  return {
    name: 'fonts-in-dev',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        const file = files.find((one) => path.endsWith(`/${FONTS_FOLDER}/${basename(one)}`));
        if (file === undefined) return next();
        response.setHeader('Content-Type', file.endsWith('.css') ? TYPES.css : TYPES.woff2);
        createReadStream(file).pipe(response);
      });
    },
  };
}
