import { readFileSync } from 'node:fs';

/** A complete HTTP response of the sink. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/**
 * The services accept requests from any page on the web; only the endpoints for messages are this
 * open.
 */
export const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '600',
};

/** Messages contain whatever a stranger typed: the inbox may only load and run its own files. */
const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  // Not `no-referrer`: browsers then hide the origin of our own form, which is checked.
  'Referrer-Policy': 'same-origin',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; " +
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** A plain-text response, like the service's. */
export function plain(status: number, body: string, headers: Record<string, string> = {}): Reply {
  return { status, body, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } };
}

/** A page of the inbox. */
export function html(status: number, body: string): Reply {
  return { status, body, headers: PAGE_HEADERS };
}

/** A JSON response. */
export function json(
  value: unknown,
  status = 200,
  more: Readonly<Record<string, string>> = {},
): Reply {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...more };
  return { status, body: JSON.stringify(value), headers };
}

/** A file of the inbox, read each time: it is small, and may be under development. */
export function asset(path: string, type: string): Reply {
  return { status: 200, body: readFileSync(path), headers: { 'Content-Type': type } };
}
