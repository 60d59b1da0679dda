import type { AstroUserConfig } from 'astro';
import site from '../../site.config.ts';
import { readMailConfig } from '../../src/lib/mail/config.ts';
import { readMapConfig } from '../../src/lib/map/config.ts';

type Policy = Exclude<NonNullable<AstroUserConfig['security']>['csp'], boolean | undefined>;

/**
 * What a page may load, besides the scripts and styles whose hashes the build adds: everything
 * from this site, messages to the mail service, frames of the video host, and nothing else. A page
 * that names no frame host loses that permission again (`security-headers.ts`).
 *
 * @param env the build's environment: an `…_ORIGIN` of the mail service is allowed where it is set
 * @throws {Error} when the mail service is half configured
 */
export function policyDirectives(env: Record<string, string>): NonNullable<Policy['directives']> {
  const mail = readMailConfig(env);
  return [
    "default-src 'self'",
    "base-uri 'self'",
    `connect-src 'self'${mail ? ` ${mail.origin}` : ''}`,
    `frame-src ${new URL(site.video.host).origin}`,
    "form-action 'self' mailto:",
    "img-src 'self' data:",
    "object-src 'none'",
  ];
}

/** What more a page may load when it holds a certain thing. */
export interface Allowance {
  /** How the page's HTML shows that it holds it. */
  where: string;
  /** Sources by directive, besides those that every page may load from. */
  sources: Record<string, string[]>;
}

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
    where: ' data-map="',
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
