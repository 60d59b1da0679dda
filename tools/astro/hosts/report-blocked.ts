import type { MiddlewareHandler } from 'astro';
import { allowedHashes } from '../../../src/lib/site/allow-inline.ts';
import { parsePage, readElements, type PageElement } from '../../lib/html.ts';
import { blockedOn } from './blocked.ts';

/** Scripts that the development server or Astro itself writes into a page. */
const FRAMEWORK = /\/@(?:react-refresh|vite|id)\b|astro-island|Astro\.|astro:/;

/** What addresses of the workshop's pages hold, which no build prints: `/_sections`. */
const WORKSHOP = '/_';

/** Addresses are the browser's to report (`dev-policy.ts`). */
const ANY = 'http: https:';

const told = new Set<string>();

/** A stylesheet that stands in the page is joined to its others by the build. */
const isJudged = ({ name, text }: PageElement) =>
  name !== 'style' && (name !== 'script' || !FRAMEWORK.test(text));

/** What the policy of a built page would block of a page in development, but for addresses. */
export function blockedInDevelopment(html: string): string[] {
  const hashes = [...allowedHashes].map((hash) => `'${hash}'`).join(' ');
  return blockedOn(
    readElements(parsePage(html)).filter(isJudged),
    `script-src ${ANY} ${hashes}; style-src ${ANY}`,
  );
}

/**
 * Tells in the terminal and in the browser's console what the built site would not run of the page: scripts,
 * handlers and styles that were written into it.
 */
export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  const response = await next();
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  if (!isPage || url.pathname.includes(WORKSHOP)) return response;
  const html = await response.text();
  const lines = blockedInDevelopment(html);
  for (const line of lines) if (!told.has(line)) console.warn(`${url.pathname}: ${line}`);
  for (const line of lines) told.add(line);
  const text = JSON.stringify(lines.join('\n')).replaceAll('<', '\\u003c');
  const script = lines.length === 0 ? '' : `<script>console.warn(${text})</script>`;
  return new Response(html + script, response);
};
