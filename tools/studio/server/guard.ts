import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { TOKEN_HEADER } from '../contract/api.ts';

/** Names of this machine, as a browser may send them. */
const LOOPBACK_NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/** Its addresses, as a socket tells them. */
const LOOPBACK_ADDRESS = /^(?:::ffff:)?127\.|^::1$/;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether two texts are the same; takes as long whatever they are, and whatever their lengths. */
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

/** What the guard looks at in a request. */
type Request = Pick<IncomingMessage, 'headers' | 'method'> & {
  readonly socket: { readonly remoteAddress?: string | undefined; readonly localPort?: number };
};

/** Whether a request comes from this machine, and asks for it by one of its own names. */
export function isLocal({ headers, socket }: Request): boolean {
  const { host = '' } = headers;
  const { remoteAddress = '', localPort } = socket;
  const isNamed = LOOPBACK_NAMES.some((name) => host === `${name}:${String(localPort)}`);
  return isNamed && LOOPBACK_ADDRESS.test(remoteAddress);
}

const isJson = (type = '') => type.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';

/**
 * The status with which a call is refused; undefined where it comes from the studio's own window. Pages of
 * other sites, and of other servers on this machine, could send requests too.
 *
 * @param token what the window's address ends with
 * @param isUpload whether its body is a file; that of all others is JSON
 */
export function refusalOf(request: Request, token: string, isUpload = false): number | undefined {
  const { headers, method } = request;
  const { host = '', origin } = headers;
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  if (!isLocal(request) || origin !== `http://${host}` || site !== 'same-origin') return 403;
  if (!isSame(String(headers[TOKEN_HEADER] ?? ''), token)) return 401;
  if (method !== 'POST') return 405;
  if (!isUpload && !isJson(headers['content-type'])) return 415;
  return undefined;
}

/**
 * What the window may load and do. It shows the site's own pages in a frame, and is shown in none. Its
 * parts set styles of their own (the place of a menu, the width of a column).
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Of everything that the studio answers. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cache-Control': 'no-store',
} as const satisfies OutgoingHttpHeaders;
