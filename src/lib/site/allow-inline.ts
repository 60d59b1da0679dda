import type { APIContext } from 'astro';
import { inlineHash } from './inline-hash';

/**
 * The hashes of all allowed inline scripts and styles. The development server sends no policy, and
 * uses these to report what a built page's policy would block
 * (`tools/astro/hosts/report-blocked.ts`).
 */
export const allowedHashes = new Set<string>();

/** Adds an inline script or style to the policy of the page that is being printed. */
export function allowInline(csp: APIContext['csp'], kind: 'script' | 'style', text: string): void {
  const hash = inlineHash(text);
  allowedHashes.add(hash);
  if (kind === 'script') csp?.insertScriptHash(hash);
  else csp?.insertStyleHash(hash);
}
