import type { AstroUserConfig } from 'astro';
import site from '../../site.config.ts';
import { readMailConfig } from '../../src/lib/mail/config.ts';

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
