import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse, walkSync, type Node } from 'ultrahtml';
import { netlifyHeaders, nginxHeaders } from './header-files.ts';
import type { Allowance } from './policy.ts';

/** How the Content-Security-Policy reaches the browser. */
export type PolicyDelivery = 'header' | 'meta';

const META = /<meta http-equiv="content-security-policy" content="([^"]*)">/;

/** Every inline script's and style's hash, as a policy names it. */
function inlineHashes(html: string): Set<string> {
  const hashes = new Set<string>();
  walkSync(parse(html) as Node, (node) => {
    if (node.type !== 1 || !['script', 'style'].includes(node.name)) return;
    const text = node.children
      .map((child) => ('value' in child ? String(child.value) : ''))
      .join('');
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  });
  return hashes;
}

/**
 * Narrows the policy that Astro printed, which allows every script, style and frame host of the
 * whole site, to what this page contains or names.
 *
 * @returns the policy, or undefined where the page has none
 */
export function narrowPolicy(html: string): string | undefined {
  const printed = META.exec(html)?.[1];
  if (printed === undefined) return undefined;
  const present = inlineHashes(html);
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
 * Adds what a page may load because of what it holds.
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
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/**
 * Delivers each page's Content-Security-Policy as an HTTP header, for hosts that read a `_headers`
 * file and for nginx. A policy in a meta element in front of the styles delays the first picture.
 * The not-found page keeps its meta element, since it answers to paths that no rule can name.
 *
 * @param delivery `meta` for hosts that cannot send headers of one's own
 * @param allowances what pages may load because of what they hold
 */
export function securityHeaders(
  delivery: PolicyDelivery,
  allowances: Allowance[],
): AstroIntegration {
  let base = '/';
  let deployDir = 'deploy';
  return {
    name: 'security-headers',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base;
        deployDir = fileURLToPath(new URL('deploy/', config.root));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const policies = new Map<string, string>();
        for (const file of globSync('**/*.html', { cwd: root }).sort()) {
          const html = await readFile(root + file, 'utf8');
          const narrow = narrowPolicy(html);
          if (narrow === undefined) continue;
          const policy = openPolicy(narrow, html, allowances);
          const inMeta = delivery === 'meta' || file === '404.html';
          const meta = inMeta
            ? `<meta http-equiv="content-security-policy" content="${policy}">`
            : '';
          await writeFile(
            root + file,
            html.replace(META, () => meta),
          );
          if (!inMeta) policies.set(`/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`, policy);
        }
        await mkdir(deployDir, { recursive: true });
        await writeFile(`${root}_headers`, netlifyHeaders(policies, base));
        await writeFile(`${deployDir}nginx.conf`, nginxHeaders(policies, base));
        logger.info(`${policies.size} policies in _headers and deploy/nginx.conf`);
      },
    },
  };
}
