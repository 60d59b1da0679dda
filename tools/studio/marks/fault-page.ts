import type { MiddlewareHandler } from 'astro';
import { FAULT_ID } from '../contract/frame.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const page = (message: string) =>
  `<!doctype html><html><body><pre id="${FAULT_ID}">${escaped(message)}</pre></body></html>`;

/**
 * Says why a page cannot be printed, in words that the window reads: Astro's own page for that says nothing by
 * itself. Pages are printed to their end, since an error may come in their middle.
 */
export const onRequest: MiddlewareHandler = async (_, next) => {
  try {
    const response = await next();
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    return isPage ? new Response(await response.text(), response) : response;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(error);
    return new Response(page(message), {
      status: 500,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  }
};
