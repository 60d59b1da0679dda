import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { inlineHash } from '../../../src/lib/site/inline-hash.ts';
import { elementsOf, type PageElement } from '../../lib/page-elements.ts';
import { FIXTURES_PATH } from '../pages/test-fixtures.ts';
import { builtPages } from '../pages/built-pages.ts';
import { chooseHeaders, countRules, headersFile, redirectsFile } from './host-files.ts';
import { caddyFile } from './caddy-file.ts';
import { GITHUB_PAGES, githubPagesFile } from './github-pages-file.ts';
import { nginxFile } from './nginx-file.ts';
import { vercelFile } from './vercel-file.ts';
import { blockedOn } from './blocked.ts';
import type { Allowance } from './policy.ts';
import { formatByPage } from '../pages/format-by-page.ts';

/** How the Content-Security-Policy reaches the browser. */
export type PolicyDelivery = 'header' | 'meta';

/**
 * How the policy travels where this build runs. Vercel reads its rules before it builds, GitHub Pages reads
 * none: pages built for them carry their policies themselves.
 *
 * @param wanted what `site.config.ts` says
 */
export const policyDelivery = (
  wanted: PolicyDelivery,
  env: NodeJS.ProcessEnv = process.env,
): PolicyDelivery => (env['VERCEL'] || env[GITHUB_PAGES] ? 'meta' : wanted);

const META = /<meta http-equiv="content-security-policy" content="([^"]*)">/;

/** Every inline script's and style's hash, as a policy names it. */
const inlineHashes = (elements: readonly PageElement[]) =>
  new Set(
    elements.flatMap(({ name, text }) =>
      name === 'script' || name === 'style' ? `'${inlineHash(text)}'` : [],
    ),
  );

/**
 * Narrows the policy that Astro printed, which allows every script, style and frame host of the
 * whole site, to what this page contains or names.
 *
 * @returns the policy, or undefined where the page has none
 */
function narrowPolicy(html: string, elements: readonly PageElement[]): string | undefined {
  const printed = META.exec(html)?.[1];
  if (printed === undefined) return undefined;
  const present = inlineHashes(elements);
  const page = html.replace(META, '');
  const isNeeded = (directive: string | undefined, source: string) => {
    if (source.startsWith("'")) return !source.startsWith("'sha256-") || present.has(source);
    return directive !== 'frame-src' || page.includes(source);
  };
  return (
    printed
      .split(';')
      .map((directive) => {
        const [name, ...sources] = directive.trim().split(/\s+/);
        return [name, ...sources.filter((source) => isNeeded(name, source))].join(' ');
      })
      // Without a host of its own it falls back on `default-src`.
      .filter((directive) => directive && directive !== 'frame-src')
      .join('; ')
  );
}

/**
 * Adds what a page may load because of what it holds, and leaves out what goes without saying.
 *
 * @param policy the page's own, as {@link narrowPolicy} gives it
 */
export function openPolicy(policy: string, html: string, allowances: Allowance[]): string {
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );
  for (const { where, sources } of allowances) {
    if (!html.includes(where)) continue;
    for (const [name, more] of Object.entries(sources)) {
      directives.set(name, [...new Set([...(directives.get(name) ?? []), ...more])]);
    }
  }
  // One that says what `default-src` does says nothing: browsers fall back on that.
  const common = directives.get('default-src')?.join(' ');
  return [...directives]
    .map(([name, sources]) => [name, sources.join(' ')] as const)
    .filter(([name, sources]) => name !== 'connect-src' || sources !== common)
    .map((directive) => directive.join(' '))
    .join('; ');
}

/**
 * Delivers each page's Content-Security-Policy as an HTTP header, for hosts that read a `_headers`
 * file, for Vercel, nginx and Caddy. A policy in a meta element in front of the styles delays the first picture.
 * The not-found page keeps its meta element, since it answers to paths that no rule can name, and so
 * do pages that no rule fits ({@link chooseHeaders}).
 *
 * Writes `_headers` and `_redirects` into the built folder, behind the owner's own of `public/`, and
 * what other hosts need into `deploy` beside it.
 *
 * @param delivery `meta` for hosts that cannot send headers of one's own
 * @param allowances what pages may load because of what they hold
 */
export function securityHeaders(
  delivery: PolicyDelivery,
  allowances: Allowance[],
): AstroIntegration {
  let base = '/';
  let host = 'www.example.com';
  const redirects = new Map<string, string>();
  return {
    name: 'security-headers',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base;
        if (config.site !== undefined) host = new URL(config.site).host;
        for (const [from, to] of Object.entries(config.redirects)) {
          redirects.set(from, typeof to === 'string' ? to : to.destination);
        }
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const pages = new Map<string, { file: string; html: string; policy: string }>();
        const blocked = new Map<string, readonly string[]>();
        for (const { file, path, isOwners } of builtPages(dir)) {
          if (isOwners) continue;
          const html = await readFile(file, 'utf8');
          const elements = elementsOf(html);
          const narrow = narrowPolicy(html, elements);
          if (narrow === undefined) continue;
          const policy = openPolicy(narrow, html, allowances);
          pages.set(path, { file, html, policy });
          blocked.set(path, blockedOn(elements, policy));
        }
        const told = formatByPage('✖', blocked);
        if (told !== '') logger.warn(`what browsers will not load or run\n${told}`);

        // Hosts read so many rules and no more: the tests' own pages take none of them away.
        const isSendable = (path: string) =>
          delivery === 'header' && path !== '/404' && !path.startsWith(`${FIXTURES_PATH}/`);
        const sendable = [...pages].filter(([path]) => isSendable(path));
        const own = {
          headers: readIfThere(`${root}_headers`),
          redirects: readIfThere(`${root}_redirects`),
        };
        const { sent, kept } = chooseHeaders(
          new Map(sendable.map(([path, { policy }]) => [path, policy])),
          base,
          countRules(own.headers),
        );
        for (const [path, { file, html, policy }] of pages) {
          const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
          await writeFile(
            file,
            html.replace(META, () => (sent.has(path) ? '' : meta)),
          );
        }

        const site = { base, policies: sent, redirects, framed: framedPages(pages, allowances) };
        const deployDir = fileURLToPath(new URL('../deploy/', dir));
        await mkdir(deployDir, { recursive: true });
        await writeFile(`${root}_headers`, own.headers + headersFile(site));
        await writeFile(`${root}_redirects`, own.redirects + redirectsFile(site));
        const files = {
          'nginx.conf': nginxFile(site, host),
          Caddyfile: caddyFile(site, host),
          'vercel.json': vercelFile(site),
          'github-pages.yml': githubPagesFile(),
        };
        for (const [name, text] of Object.entries(files)) await writeFile(deployDir + name, text);
        logger.info(
          `${sent.size} policies in _headers and, in ${deployDir}, ${Object.keys(files).join(', ')}`,
        );
        for (const [path, reason] of kept) {
          logger.warn(`${path} keeps its policy in a meta element: ${reason}`);
        }
      },
    },
  };
}

/** The pages that others of the site show in frames. */
function framedPages(
  pages: ReadonlyMap<string, { html: string }>,
  allowances: Allowance[],
): Set<string> {
  const present = allowances.filter(({ where }) =>
    [...pages.values()].some(({ html }) => html.includes(where)),
  );
  return new Set(present.flatMap(({ frames }) => frames ?? []).filter((path) => pages.has(path)));
}

/** A text that ends its last line, so that others can follow. */
function readIfThere(path: string): string {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
