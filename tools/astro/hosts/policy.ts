import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { AstroUserConfig } from 'astro';
import site from '../../../site.config.ts';
import { readMailConfig, type EndpointConfig } from '../../../src/lib/mail/config.ts';
import { readNewsletterConfig } from '../../../src/lib/newsletter/config.ts';
import { plainPost } from '../../../src/lib/mail/plain-post.ts';
import { allowedSources } from '../../../src/lib/site/policy.schema.ts';
import { scriptHosts } from '../../../src/lib/site/scripts.schema.ts';
import type { Site } from '../../../src/lib/site/site.ts';
import { readMapConfig } from '../../../src/lib/map/config.ts';
import { GITHUB_PAGES } from './github-pages-file.ts';

/** How the Content-Security-Policy reaches the browser. */
export type PolicyDelivery = 'header' | 'meta';

/**
 * The policy's delivery in the current build environment. Vercel reads its rules before it builds,
 * and GitHub Pages reads none: pages built there contain their policies.
 *
 * @param wanted the setting in `site.config.ts`
 */
export const policyDelivery = (
  wanted: PolicyDelivery,
  env: NodeJS.ProcessEnv = process.env,
): PolicyDelivery => (env['VERCEL'] || env[GITHUB_PAGES] ? 'meta' : wanted);

type Policy = Exclude<NonNullable<AstroUserConfig['security']>['csp'], boolean | undefined>;

/**
 * What a page may load, besides the scripts and styles whose hashes the build adds: everything from
 * this site, and nothing else. `finish/page-policy.ts` adds the frames that a page names.
 */
export function policyDirectives(): NonNullable<Policy['directives']> {
  return [
    "default-src 'self'",
    "base-uri 'self'",
    // The fonts' stylesheets embed the characters that pages print.
    "font-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self' mailto:",
    "img-src 'self' data:",
    "object-src 'none'",
  ];
}

/** Additional permissions for pages with a certain attribute. */
export interface Allowance {
  /** The attribute that marks such pages; without it, the allowance applies to every page. */
  where?: string;
  /** Sources by directive, in addition to those of every page. */
  sources: Record<string, string[]>;
  /**
   * Paths of the site's own pages that it shows in frames: these then allow framing by the site.
   */
  frames?: readonly string[];
}

/** Permissions for every page from `policy.allow` and `scripts` in `site.config.ts`. */
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
      // A missing directive falls back on this site; once it is added, it must name this site
      // itself.
      Object.entries(allowed).map(([name, sources]) => [name, ["'self'", ...sources]]),
    ),
  };
}

/**
 * Hosts to which services redirect a visitor without script after the message, by the service's
 * host.
 */
const REDIRECT_HOSTS: Readonly<Record<string, readonly string[]>> = {
  'api.web3forms.com': ['https://web3forms.com'],
};

/**
 * Permissions for pages with a form: to send messages to the configured e-mail service, and to post
 * a form there if it accepts that.
 *
 * @param env the build's environment
 * @throws {Error} when e-mail is half configured, or twice
 */
export function mailAllowance(env: Record<string, string>): Allowance {
  const config = readMailConfig(env);
  const where = 'data-mail';
  if (!config) return { where, sources: {} };
  if (config.provider === 'emailjs') return { where, sources: { 'connect-src': [config.origin] } };
  return { where, sources: endpointSources(config) };
}

/**
 * Permissions for pages with a newsletter form: to send addresses to the owner's endpoint, or to
 * post the form to a service.
 *
 * @param env the build's environment
 * @throws {Error} when the newsletter's service is configured wrongly, or more than one is
 */
export function newsletterAllowance(env: Record<string, string>): Allowance {
  const config = readNewsletterConfig(env);
  const where = 'data-newsletter';
  if (!config) return { where, sources: {} };
  if (config.provider === 'endpoint') return { where, sources: endpointSources(config) };
  return { where, sources: { 'form-action': [new URL(config.url).origin] } };
}

/** What an endpoint needs: to be sent to by script, and to be posted to if it accepts that. */
function endpointSources(config: EndpointConfig): Record<string, string[]> {
  const { origin, host } = new URL(config.url);
  // Browsers differ on whether a posted form may redirect to a host that `form-action` doesn't
  // list.
  const posts = plainPost(config)
    ? { 'form-action': [origin, ...(REDIRECT_HOSTS[host] ?? [])] }
    : {};
  return { 'connect-src': [origin], ...posts };
}

/**
 * Permission for the splash page's panel of keys to show the homes, and the inner page beside them,
 * in frames. No other page may be framed, and without the panel none may.
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

/** Permissions for pages of locked works, whose decrypted files stand in the browser's memory. */
export const lockedAllowance: Allowance = {
  where: 'data-sealed',
  sources: { 'img-src': ['blob:'], 'media-src': ["'self'", 'blob:'] },
};

/**
 * Permissions for pages with a map: with a key, the list in Google's guide to content security,
 * except evaluating text as script; without one, OpenStreetMap's frame, and a request that checks
 * whether it responds.
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
          // Google adds style elements at run time, whose hashes cannot be known in advance.
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
