import { relative } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { openContentReaders, type ContentReader } from '../../../src/lib/content/publish-schema.ts';
import { LOOPBACK } from '../../lib/listen.ts';
import { STUDIO_PATH } from '../contract/api.ts';
import { addPageParts } from '../marks/page-parts.ts';
import { calls } from './calls.ts';
import { openEvents } from './events.ts';
import { hashOfFile } from './hash.ts';
import { openJournal, type Journal } from './journal.ts';
import { studioMiddleware } from './middleware.ts';
import { takeUpload } from './pictures/upload.ts';
import type { Studio } from './studio.ts';
import { takenUp, type FileChange } from './taken-up.ts';

/** What {@link studio} needs. */
interface Options {
  /** Without it no call is answered. */
  readonly token: string;
  /** The folder of the built window. */
  readonly app: string;
}

/**
 * The studio as a part of the development server: its window at `/_studio`, whatever the site's base path
 * is, and the calls that the window makes. Only `npm run edit` adds it; no configuration of the site names it.
 */
export function studio(options: Options): AstroIntegration {
  // A change of `site.config.ts` starts the development server anew: the sitting goes on.
  const events = openEvents();
  let journal: Journal | undefined;
  let current: Studio | undefined;
  return {
    name: 'studio',
    hooks: {
      'astro:config:setup': (setup) => {
        // By default Vite lets pages of any server on this machine read what it serves.
        setup.updateConfig({ vite: { server: { cors: false } } });
        addPageParts(setup);
        const onChange = ({ file, type }: FileChange) => {
          if (current) distrust(current, file, type !== 'update');
          events.tell({ kind: 'taken-up', isOther: type !== 'update' });
        };
        setup.updateConfig({ vite: { plugins: [takenUp(onChange)] } });
      },
      'astro:server:setup': ({ server }) => {
        const { root, base } = server.config;
        const readers = openContentReaders();
        journal ??= openJournal(root);
        const print = async (path: string) => {
          const address = `http://${LOOPBACK}:${String(portOf(server))}${base.replace(/\/$/, '')}${path}`;
          // Parts of a page read their content while its first parts are on their way already.
          await (await fetch(address)).arrayBuffer();
        };
        server.httpServer?.once('listening', () => {
          // The first page takes seconds: it is on its way when the window asks for it.
          print('/').catch(() => undefined);
        });
        const outdated = new Map<string, ContentReader>();
        current = { root, base, readers, outdated, print, events, journal };
        serve(server, options, current);
      },
    },
  };
}

/** Files after whose change Astro starts the development server anew. */
const STARTS_ANEW = /^((astro|fonts|site)\.config\.ts|\.env.*)$/;

/** How long it takes to do so at most, in milliseconds: a busy machine needs fifteen seconds. */
const LONGEST_LEAVE_MS = 45_000;

const isCode = (file: string) =>
  /^src\/.*\.(astro|tsx?)$/.test(file) && !file.endsWith('/theme.ts');

const fileAt = (root: string, path: string) => relative(root, path).replaceAll('\\', '/');

/**
 * Has the pages printed again before the next check, where it may be another one by now: how they check their
 * content is written in their code, and they know the files that content may name.
 *
 * @param isOther whether the file has come or gone
 */
function distrust({ root, readers, outdated }: Studio, path: string, isOther: boolean): void {
  const file = fileAt(root, path);
  if (isCode(file) || (isOther && file.startsWith('src/')))
    for (const [pattern, reader] of readers) outdated.set(pattern, reader);
}

const portOf = ({ httpServer }: ViteDevServer): number => {
  const address = httpServer?.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

function serve(server: ViteDevServer, { token, app }: Options, studio: Studio): void {
  const onError = (error: unknown) => {
    server.config.logger.error(error instanceof Error ? (error.stack ?? '') : String(error));
  };
  let leavesAt = -Infinity;
  // A configuration that Astro refuses leaves the server as it is.
  const isLeaving = () => Date.now() - leavesAt < LONGEST_LEAVE_MS;
  server.middlewares.use(
    STUDIO_PATH,
    studioMiddleware(studio, { token, app, calls, upload: takeUpload, isLeaving, onError }),
  );
  server.watcher.on('all', (event, path) => {
    if (event.endsWith('Dir')) return;
    const file = fileAt(studio.root, path);
    distrust(studio, path, event !== 'change');
    if (STARTS_ANEW.test(file)) leavesAt = Date.now();
    const hash = hashOfFile(path);
    studio.events.tell({ kind: 'changed', file, ...(hash !== undefined && { hash }) });
  });
}
