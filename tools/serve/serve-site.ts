import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import sirv from 'sirv';
import { listen, LOOPBACK, type Listening } from '../lib/listen.ts';
import { compressSite } from './compress.ts';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from './rules.ts';

/** Files under this path have a hash in their name: a changed file has a new name. */
const HASHED = '/_astro/';
const FOREVER = 'public, max-age=31536000, immutable';
const ALWAYS_ASK = 'public, max-age=0, must-revalidate';

/** Instructions for the host, not content. */
const PRIVATE_FILES = new Set(['/_headers', '/_redirects']);

export interface ServeOptions {
  /** The built site's folder. */
  readonly root: string;
  /** 0 picks any free port. */
  readonly port: number;
  /** Default: loopback. */
  readonly host?: string;
  /** The base path that the site was built with (Astro's `base`), such as `/shop`. */
  readonly base?: string;
}

/**
 * Serves a built site as a static host does: clean addresses, one address per page, the not-found
 * page with status 404, compression, caching, and the headers and redirects of the site's
 * `_headers` and `_redirects`. Their paths are those that the browser requests, base included.
 *
 * @throws Error when the folder holds no site, a rule cannot be read, or the port is taken
 * (`code` is `EADDRINUSE`)
 */
export async function serveSite(options: ServeOptions): Promise<Listening> {
  const { root, port, host = LOOPBACK } = options;
  const base = (options.base ?? '').replace(/\/+$/, '');
  if (!existsSync(join(root, 'index.html'))) throw new Error(`There is no built site in ${root}.`);
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  const paths = new Set(files);
  const headerRules = parseHeaders(readIfThere(join(root, '_headers')));
  const redirectRules = parseRedirects(readIfThere(join(root, '_redirects')));
  const compressed = await compressSite(root, files);
  const packed = sirv(compressed.dir, { brotli: true, gzip: true, etag: true });
  const plain = sirv(root, { etag: true });
  const isPage = (path: string) => paths.has(path === '/' ? '/index.html' : `${path}.html`);
  const isServed = (path: string) => !PRIVATE_FILES.has(path) && (isPage(path) || paths.has(path));

  /** Sends a path of the site, regardless of the request's own. */
  function send(req: IncomingMessage, res: ServerResponse, path: string, status: number): void {
    req.url = encodeURI(path);
    if (status !== 200) {
      // sirv always sends 200, or 206 and 304 if the browser requests a range or revalidates.
      delete req.headers.range;
      delete req.headers['if-none-match'];
      const writeHead = res.writeHead.bind(res);
      res.writeHead = (_status: number, headers?: unknown) =>
        writeHead(status, headers as OutgoingHttpHeaders);
    }
    const nothing = () => res.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    packed(req, res, () => plain(req, res, () => void nothing()));
  }

  /** The not-found page nearest to a path, as hosts find it: `/de/404` for `/de/nothing`. */
  function notFoundPage(path: string): string {
    const folder = path.replace(/\/[^/]*$/, '');
    const page = `${folder}/404`;
    return folder === '' || isPage(page) ? page : notFoundPage(folder);
  }

  function handle(req: IncomingMessage, res: ServerResponse): void {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const [rawPath = '/', query] = (req.url ?? '/').split(/\?(.*)/s);
    const requested = decode(rawPath);
    if (requested === undefined) {
      res.writeHead(400, { 'Content-Type': 'text/plain' }).end('Bad address');
      return;
    }
    const redirect = (to: string, status: number) => {
      const target = query === undefined || to.includes('?') ? to : `${to}?${query}`;
      res.writeHead(status, { Location: target }).end();
    };
    const inside = requested === base || requested.startsWith(`${base}/`);
    const path = inside ? requested.slice(base.length) || '/' : undefined;

    res.setHeader(
      'Cache-Control',
      path?.startsWith(HASHED) && paths.has(path) ? FOREVER : ALWAYS_ASK,
    );
    for (const [name, value] of headersFor(headerRules, requested)) res.setHeader(name, value);

    const rule = redirectFor(redirectRules, requested);
    const isThere = path !== undefined && (isServed(path) || isPage(canonicalPath(path)));
    if (rule && rule.status !== 404 && (rule.force || !isThere)) {
      if (rule.status !== 200) return redirect(rule.target, rule.status);
      return send(req, res, rule.target.slice(base.length), 200);
    }
    if (path !== undefined) {
      const canonical = canonicalPath(path);
      const address = canonical === '/' ? base || '/' : base + canonical;
      if (address !== requested && isPage(canonical)) return redirect(encodeURI(address), 308);
      if (isServed(path) && !/(^|\/)404$/.test(path)) return send(req, res, path, 200);
    }
    send(req, res, notFoundPage(path ?? '/'), 404);
  }

  try {
    const server = await listen(handle, { port, host });
    const close = async () => {
      await server.close();
      await compressed.remove();
    };
    return { ...server, url: `${server.url}${base}`, close };
  } catch (error) {
    await compressed.remove();
    throw error;
  }
}

/** The single address of a page: no `.html`, no `/index`, no trailing slash. */
function canonicalPath(path: string): string {
  const short = path
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '');
  return `/${short.replace(/^\/+/, '')}`;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function readIfThere(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
