import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { withBase } from '~/lib/routes/url';
import { FRAME_HEADER } from './frame.ts';
import { kept } from './kept.ts';
import type { SitePage } from './pages.ts';

/** A page that was printed for a frame, or why it was not. */
export type Printed = { readonly html: string } | { readonly fault: string };

/** Prints a page of this site, its sections marked. */
export const printPage = (page: SitePage, origin: string): Promise<Printed> =>
  kept(`page ${origin}${page.route}`, () => print(page, origin));

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** A connection of its own: one that waits is closed meanwhile by a server that is busy with itself. */
function ask(address: URL): Promise<Answer> {
  const { get } = address.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    // The certificate of a development server is its owner's own.
    const options = { agent: false, rejectUnauthorized: false, headers: { [FRAME_HEADER]: '1' } };
    get(address, options, (response) => {
      text(response).then(
        (body) =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            body,
          }),
        reject,
      );
    }).on('error', reject);
  });
}

async function print(page: SitePage, origin: string): Promise<Printed> {
  const address = new URL(withBase(page.route), origin);
  const answer = await ask(address).catch((error: unknown) => `${address.href}: ${String(error)}`);
  if (typeof answer === 'string') return { fault: answer };
  const { status, type, body } = answer;
  // A page that is not found is one too: it says so with its status.
  if (status === 200 || status === 404) return { html: body };
  if (type.startsWith('text/plain')) return { fault: body };
  // It could not even be read: reading it again tells why.
  const why: unknown = await import(/* @vite-ignore */ `/${page.file}`).catch(
    (error: unknown) => error,
  );
  return { fault: why instanceof Error ? why.message : `${page.file}: ${status}` };
}
