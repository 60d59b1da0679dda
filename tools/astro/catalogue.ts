import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { frames, FRAME_HEADER } from '../catalogue/frame.ts';
import { forget } from '../catalogue/kept.ts';
import { markSections } from '../catalogue/mark-sections.ts';

/** Where the catalogue of sections stands in `npm run dev`. */
export const CATALOGUE_PATH = '/_sections';

/** What stands there: the addresses below it, and the files that print them. */
const ROUTES = {
  '': new URL('../catalogue/Index.astro', import.meta.url),
  '/[name]': new URL('../catalogue/Section.astro', import.meta.url),
  '/frame/[name]': new URL('../catalogue/frame.html.ts', import.meta.url),
  '/theme/[name].css': new URL('../catalogue/theme.css.ts', import.meta.url),
} as const;

/**
 * The catalogue of sections: in development alone. A build knows neither its pages nor what they need of
 * the sections' code.
 */
export function catalogue(): AstroIntegration {
  return {
    name: 'catalogue',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute, addMiddleware, updateConfig }) => {
        if (command !== 'dev') return;
        for (const [path, entrypoint] of Object.entries(ROUTES))
          injectRoute({ pattern: CATALOGUE_PATH + path, entrypoint, prerender: false });
        const middleware = new URL('../catalogue/catch-faults.ts', import.meta.url);
        addMiddleware({ order: 'pre', entrypoint: fileURLToPath(middleware) });
        updateConfig({ vite: { plugins: [markSections(fileURLToPath(config.root))] } });
      },
      'astro:server:setup': ({ server }) => {
        server.watcher.on('all', (_, file) => {
          if (/[\\/]src[\\/]|config\.ts$/.test(file)) forget();
        });
        server.middlewares.use((request, _, next) => {
          if (request.headers[FRAME_HEADER] === undefined) next();
          else frames.run(true, () => next());
        });
        // A page that cannot even be read fails before any middleware: its frame tells.
        const { hot } = server.environments.client;
        const send: (...sent: never[]) => void = hot.send.bind(hot);
        hot.send = (...sent: never[]) => {
          if (frames.getStore() === undefined) send(...sent);
        };
      },
    },
  };
}
