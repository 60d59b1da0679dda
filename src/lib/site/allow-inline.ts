import type { APIContext } from 'astro';
import { inlineHash } from './inline-hash';

/**
 * Hashes of all scripts and styles that pages were allowed to hold. Development prints no policy, and tells by
 * these what a built page's would block (`tools/astro/hosts/report-blocked.ts`).
 */
export const allowedHashes = new Set<string>();

/** Lets the policy of the page that is being printed allow a script or a stylesheet that stands in it. */
export function allowInline(csp: APIContext['csp'], kind: 'script' | 'style', text: string): void {
  const hash = inlineHash(text);
  allowedHashes.add(hash);
  if (kind === 'script') csp?.insertScriptHash(hash);
  else csp?.insertStyleHash(hash);
}
