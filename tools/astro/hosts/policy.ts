import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { AstroUserConfig } from 'astro';
import site from '../../../site.config.ts';
import { readMailConfig } from '../../../src/lib/mail/config.ts';
import { plainPost } from '../../../src/lib/mail/plain-post.ts';
import { allowedSources } from '../../../src/lib/site/policy.schema.ts';
import { scriptHosts } from '../../../src/lib/site/scripts.schema.ts';
import type { Site } from '../../../src/lib/site/site.ts';
import { readMapConfig } from '../../../src/lib/map/config.ts';
import { GITHUB_PAGES } from './github-pages-file.ts';

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

type Policy = Exclude<NonNullable<AstroUserConfig['security']>['csp'], boolean | undefined>;

/**
 * What a page may load, besides the scripts and styles whose hashes the build adds: everything
 * from this site, frames of the video host, and nothing else. A page that names no frame host loses
 * that permission again (`finish/page-policy.ts`).
 */
export function policyDirectives(): NonNullable<Policy['directives']> {
  return [
    "default-src 'self'",
    "base-uri 'self'",
    // The characters that pages print stand in the fonts' stylesheets.
    "font-src 'self' data:",
    "connect-src 'self'",
    ...(site.video ? ([`frame-src ${new URL(site.video.host).origin}`] as const) : []),
    "form-action 'self' mailto:",
    "img-src 'self' data:",
    "object-src 'none'",
  ];
}

/** What more a page may load when it holds a certain thing. */
export interface Allowance {
  /** The attribute by which a page holds it; every page does where none is named. */
  where?: string;
  /** Sources by directive, besides those that every page may load from. */
  sources: Record<string, string[]>;
  /** Paths of this site's own pages that it shows in frames: they then let themselves be framed. */
  frames?: readonly string[];
}

/** What every page may load because `policy.allow` and `scripts` in `site.config.ts` say so. */
export function ownAllowance({
  policy,
  scripts,
}: Pick<Site, 'policy' | 'scripts'> = site): Allowance {
  const hosts = scriptHosts(scripts);
  const allowed = allowedSources({
    ...policy.allow,
    ...(hosts.length > 0 && { 'script-src': [...(policy.allow['script-src'] ?? []), ...hosts] }),
  });
  return {
    sources: Object.fromEntries(
      // A directive that a page does not have falls back on this site, and would stop to.
      Object.entries(allowed).map(([name, sources]) => [name, ["'self'", ...sources]]),
    ),
  };
}

/** Where services lead a visitor without script after the message, by host: at another host of theirs. */
const THANKS: Readonly<Record<string, readonly string[]>> = {
  'api.web3forms.com': ['https://web3forms.com'],
};

/**
 * What only pages with a form may do: send messages to the e-mail service that is configured, and post
 * a form there where it takes that.
 *
 * @param env the build's environment
 * @throws {Error} when e-mail is half configured, or twice
 */
export function mailAllowance(env: Record<string, string>): Allowance {
  const config = readMailConfig(env);
  const where = 'data-mail';
  if (!config) return { where, sources: {} };
  if (config.provider === 'emailjs') return { where, sources: { 'connect-src': [config.origin] } };
  const { origin, host } = new URL(config.url);
  // Browsers differ on whether a form may be led on to where it may not be posted.
  const posts = plainPost(config) ? { 'form-action': [origin, ...(THANKS[host] ?? [])] } : {};
  return { where, sources: { 'connect-src': [origin], ...posts } };
}

/**
 * What only the splash page's panel of keys may do: show the homes, and the inner page beside them, in
 * frames. Nobody else frames a page of this site, and without the panel nobody does.
 *
 * @param inner the inner page's path
 */
export const keysAllowance = (inner: string): Allowance => ({
  where: 'data-ring',
  sources: { 'frame-src': ["'self'"] },
  frames: [
    ...globSync('src/demos/*/demo.yaml').map((file) => `/${basename(dirname(file))}`),
    inner,
  ],
});

/**
 * What only pages with a map may load: with a key, what Google's guide to content security lists,
 * less the evaluation of text as script; without one, OpenStreetMap's frame, and whether it answers.
 *
 * @throws {Error} when the map is half configured
 */
export function mapAllowance(env: Record<string, string>): Allowance {
  const google = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'];
  const openStreetMap = ['https://www.openstreetmap.org'];
  return {
    where: 'data-map',
    sources: readMapConfig(env)
      ? {
          'script-src': google.slice(0, 2),
          // Google writes style elements of its own, which no hash can name beforehand.
          'style-src-elem': ["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'],
          'img-src': [...google, 'https://*.googleusercontent.com'],
          'connect-src': [...google, 'data:', 'blob:'],
          'font-src': ["'self'", 'https://fonts.gstatic.com'],
          'frame-src': ['https://*.google.com'],
          'worker-src': ["'self'", 'blob:'],
        }
      : { 'connect-src': openStreetMap, 'frame-src': openStreetMap },
  };
}
