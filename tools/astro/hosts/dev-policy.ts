import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Allowance } from './policy.ts';

/**
 * Extra sources for the development server: it inlines its scripts and styles, and opens a
 * connection back.
 */
const DEV: Readonly<Record<string, readonly string[]>> = {
  'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'connect-src': ["'self'", 'ws:'],
  // What a page frames is known once it is built.
  'frame-src': ["'self'", 'https:'],
};

/**
 * The policy of built pages, as far as a page in development can have it.
 *
 * @param directives of every page
 * @param allowances additional permissions, applied whatever the page holds
 */
export function devPolicy(directives: readonly string[], allowances: readonly Allowance[]): string {
  const policy = new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );
  for (const sources of [DEV, ...allowances.map((one) => one.sources)])
    for (const [name, more] of Object.entries(sources))
      policy.set(name, [...new Set([...(policy.get(name) ?? []), ...more])]);
  return [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/**
 * Sends that policy in development too, report-only: the browser's console names what the built
 * site would block, and nothing is blocked. `report-blocked.ts` reports inline scripts and styles.
 */
export function reportPolicy(
  directives: readonly string[],
  allowances: readonly Allowance[],
): AstroIntegration {
  const policy = devPolicy(directives, allowances);
  return {
    name: 'report-policy',
    hooks: {
      'astro:config:setup': ({ command, addMiddleware }) => {
        const entrypoint = fileURLToPath(new URL('./report-blocked.ts', import.meta.url));
        if (command === 'dev') addMiddleware({ order: 'post', entrypoint });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((_, response, next) => {
          response.setHeader('Content-Security-Policy-Report-Only', policy);
          next();
        });
      },
    },
  };
}
