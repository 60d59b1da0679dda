import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { fontFamilies } from '../../fonts.config.ts';
import { inFurtherLanguages } from '../../tools/astro/pages/languages.ts';
import { sectionCatalogue } from './sections/section-catalogue.ts';
import { CLASSIC_TYPES, classicScripts } from './wardrobe/classic-scripts.ts';
import { specimensModule, specimenTypes } from './wardrobe/specimens.ts';

interface ShowcaseOptions {
  /** Whether the bar stands above every page; without it the wardrobe's button stands in the window's corner. */
  bar?: boolean;
}

const file = (path: string) => new URL(path, import.meta.url);

const ROUTES = file('./routes/');

/** The routes that are there in each language: pages, and what the wardrobe loads on them. */
const SPEAKING = /\.astro$|^themes\//;

/**
 * Sells the template: the page `/demo`, a bar above every page that leads there, and the wardrobe in which
 * visitors try the themes on, and in development the catalogue of sections. All of it lies in `src/showcase`. A site of one's own has neither the folder
 * nor this line in `astro.config.ts`.
 */
export const showcase = (options: ShowcaseOptions = {}): AstroIntegration[] => [
  template(options),
  sectionCatalogue(),
];

function template({ bar = true }: ShowcaseOptions): AstroIntegration {
  return {
    name: 'showcase',
    hooks: {
      'astro:config:setup': ({ config, injectRoute, updateConfig }) => {
        for (const page of globSync('**/*.{astro,ts}', { cwd: fileURLToPath(ROUTES) })) {
          const path = page.replaceAll('\\', '/');
          const pattern = `/${path.replace(/\.(astro|ts)$/, '')}`;
          const route = { pattern, entrypoint: new URL(path, ROUTES) };
          injectRoute(route);
          if (SPEAKING.test(path)) inFurtherLanguages(route).forEach(injectRoute);
        }
        const src = fileURLToPath(config.srcDir);
        updateConfig({ vite: { plugins: [classicScripts(src), specimensModule(fontFamilies)] } });
      },
      'astro:config:done': ({ injectTypes }) => {
        injectTypes({ filename: 'classic-scripts.d.ts', content: CLASSIC_TYPES });
        injectTypes({ filename: 'specimens.d.ts', content: specimenTypes });
      },
      'shell:setup': ({ addPart }) => {
        if (bar) {
          addPart('head', file('./demo-bar/head.ts'));
          addPart('header', file('./demo-bar/header.tsx'));
          addPart('script', file('./demo-bar/init-demo-bar.ts'));
        } else addPart('corner', file('./wardrobe/corner.tsx'));
        addPart('head', file('./wardrobe/head.ts'));
        addPart('script', file('./wardrobe/init-wardrobe.ts'));
      },
    },
  };
}
