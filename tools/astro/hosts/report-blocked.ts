import type { MiddlewareHandler } from 'astro';
import { allowedHashes } from '../../../src/lib/site/allow-inline.ts';
import { parsePage, readElements, type PageElement } from '../../lib/html.ts';
import { blockedOn } from './blocked.ts';

/** Scripts that the development server or Astro itself writes into a page. */
const FRAMEWORK = /\/@(?:react-refresh|vite|id)\b|astro-island|Astro\.|astro:/;

/**
 * Part of the workshop pages' addresses, such as `/_sections`; builds don't include these pages.
 */
const WORKSHOP = '/_';

/** Allows all addresses: the browser reports those (`dev-policy.ts`). */
const ANY = 'http: https:';

const reported = new Set<string>();

/** Skips inline stylesheets, which the build merges into others, and the framework's scripts. */
const isJudged = ({ name, text }: PageElement) =>
  name !== 'style' && (name !== 'script' || !FRAMEWORK.test(text));

/** What a built page's policy would block in a development page, except addresses. */
export function blockedInDevelopment(html: string): string[] {
  const hashes = [...allowedHashes].map((hash) => `'${hash}'`).join(' ');
  return blockedOn(
    readElements(parsePage(html)).filter(isJudged),
    `script-src ${ANY} ${hashes}; style-src ${ANY}`,
  );
}

/**
 * Reports, in the terminal and in the browser's console, what the built site would not run of the
 * page: inline scripts, handlers and styles.
 */
export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  const response = await next();
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  if (!isPage || url.pathname.includes(WORKSHOP)) return response;
  const html = await response.text();
  const lines = blockedInDevelopment(html);
  for (const line of lines) if (!reported.has(line)) console.warn(`${url.pathname}: ${line}`);
  for (const line of lines) reported.add(line);
  const text = JSON.stringify(lines.join('\n')).replaceAll('<', '\\u003c');
  const script = lines.length === 0 ? '' : `<script>console.warn(${text})</script>`;
  return new Response(html + script, response);
};
