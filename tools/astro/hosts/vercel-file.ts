import { asHeader, commonHeaders, IMMUTABLE, MARKDOWN, type HostedSite } from './host-files.ts';

/**
 * Vercel's limits for `vercel.json`. It rejects a file beyond them.
 * https://vercel.com/docs/project-configuration/vercel-json
 */
export const VERCEL_LIMITS = { rules: 2048, pathLength: 4096, valueLength: 32768 } as const;

/** A rule for the headers of some paths. */
interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

const rule = (source: string, headers: readonly (readonly [string, string])[]): HeaderRule => ({
  source,
  headers: headers.map(([key, value]) => ({ key, value })),
});

/**
 * The `vercel.json` of the site, to be uploaded with the built folder. Vercel reads it before it
 * builds: for builds on Vercel, the pages contain their policies, and this file has none.
 */
export function vercelFile(site: HostedSite): string {
  const { base, policies, redirects, framed } = site;
  const root = base.replace(/\/$/, '');
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    // `/demo` is `demo.html`, and its only address: `/demo.html` and `/demo/` redirect there.
    cleanUrls: true,
    trailingSlash: false,
    redirects: [...redirects].map(([from, to]) => ({
      source: root + from,
      destination: to,
      permanent: true,
    })),
    // With a base path, requests are rewritten: the built folder itself doesn't include the base.
    ...(root && { rewrites: [{ source: `${root}/:path*`, destination: '/:path*' }] }),
    headers: [
      rule('/(.*)', commonHeaders(site)),
      rule(`${root}/_astro/(.*)`, [['Cache-Control', IMMUTABLE]]),
      rule(`${root}/(.*).md`, [['Content-Type', MARKDOWN]]),
      ...[...policies].map(([path, policy]) =>
        rule(path === '/' ? root || '/' : root + path, [
          ['Content-Security-Policy', asHeader(policy, framed?.has(path))],
        ]),
      ),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
