import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listen, LOOPBACK, type Listening } from '../lib/listen.ts';
import { LOCAL_ACCOUNT, type MailAccount } from './account.ts';
import { faultOfSender, openFaults } from './faults.ts';
import { answerPost, FORM_ENDPOINTS, readPost } from './form-endpoint.ts';
import { renderInbox, renderMessage, renderMissing } from './inbox-page.ts';
import { BadBody, readJsonObject, readSend, readSendForm } from './read-body.ts';
import { asset, CORS, html, json, plain, type Reply } from './replies.ts';
import { openStore, type Message } from './store.ts';
import { validate, validatePost, type Answer, type Verdict } from './validate.ts';

const SEND = '/api/v1.0/email/send';
const SEND_FORM = '/api/v1.0/email/send-form';

const ASSETS: Record<string, string> = {
  '/inbox.css': 'text/css; charset=utf-8',
  '/inbox.js': 'text/javascript; charset=utf-8',
  '/inbox.svg': 'image/svg+xml',
};

export interface MailSinkOptions {
  /** 0 picks any free port. */
  readonly port: number;
  /** The folder for messages, one JSON file each. */
  readonly dir: string;
  /** The account whose messages are accepted. Default {@link LOCAL_ACCOUNT}. */
  readonly account?: MailAccount;
}

export interface MailSink extends Listening {
  /** Received messages, newest first. */
  messages(): Message[];
  /** Deletes all messages and requested faults. */
  reset(): void;
}

/**
 * Starts a stand-in for the mail services: it accepts the two calls of @emailjs/browser 4.4.1 and
 * posts to a form endpoint, validates them as the services do, stores them and shows them at `/`.
 * For development only.
 *
 * @throws Error with the code `EADDRINUSE` if the port is taken
 */
export async function startMailSink(options: MailSinkOptions): Promise<MailSink> {
  const store = openStore(options.dir);
  const faults = openFaults();
  const closing = new AbortController();

  /** @param judge reads the body and returns its verdict */
  async function receive(judge: () => Promise<Verdict>): Promise<Answer> {
    // Faults come before the body is read: a service that is down doesn't read it either.
    const ordered = faults.take();
    if (ordered?.delayMs) await wait(ordered.delayMs, undefined, { signal: closing.signal });
    const verdict = await judge();
    if (ordered?.answer) return ordered.answer;
    if (!verdict.ok) return verdict;
    const wished = faultOfSender(verdict.message.fields);
    if (wished?.answer) return wished.answer;
    store.add(verdict.message);
    // The message has arrived all the same: that is how a slow service looks from both sides.
    if (wished?.delayMs) await wait(wished.delayMs, undefined, { signal: closing.signal });
    return { status: 200, text: 'OK' };
  }

  async function reply(req: IncomingMessage): Promise<Reply> {
    const { pathname } = new URL(req.url ?? '/', `http://${LOOPBACK}`);
    if (!isLocal(req.headers.host)) return plain(403, 'This address is for this machine only.');
    const manner = FORM_ENDPOINTS[pathname];
    if (manner || pathname === SEND || pathname === SEND_FORM) {
      if (req.method === 'OPTIONS')
        return manner?.isOpen === false ? plain(405, 'Use POST.') : plain(204, '', CORS);
      if (req.method !== 'POST')
        return plain(405, 'Use POST.', { ...CORS, Allow: 'POST, OPTIONS' });
    }
    if (manner) {
      const judge = async () => validatePost(await readPost(req), manner);
      return answerPost(req, manner, await receive(judge).catch(answerOf));
    }
    if (pathname === SEND || pathname === SEND_FORM) {
      const account = options.account ?? LOCAL_ACCOUNT;
      const submit = pathname === SEND_FORM ? readSendForm : readSend;
      const judge = async () => validate(await submit(req), account);
      const { status, text } = await receive(judge).catch(answerOf);
      return plain(status, text, CORS);
    }
    if (!isOwnPage(req)) return plain(403, 'Only the inbox itself may ask for this.');
    return replyToInbox(req, `${req.method ?? ''} ${pathname}`);
  }

  async function replyToInbox(req: IncomingMessage, call: string): Promise<Reply> {
    if (call === 'GET /') return html(200, renderInbox(store.all()));
    if (call === 'GET /messages') return json(store.all());
    if (call === 'DELETE /messages' || call === 'POST /delete') {
      store.clear();
      return call === 'POST /delete' ? plain(303, '', { Location: '/' }) : plain(200, 'OK');
    }
    if (call === 'POST /control') {
      const judge = (order: Record<string, unknown>) => faults.order(order);
      const complaint = await readJsonObject(req).then(judge, (e: unknown) => answerOf(e).text);
      return complaint === undefined ? plain(200, 'OK') : plain(400, complaint);
    }
    const [, file = ''] = call.split('GET ');
    const type = ASSETS[file];
    if (type) return asset(join(import.meta.dirname, file), type);
    const found = store.find(file.replace('/message/', ''));
    return found ? html(200, renderMessage(found)) : html(404, renderMissing());
  }

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { status, headers, body } = await reply(req);
    // The unread rest of a refused body would come before the connection's next request.
    req.resume();
    res.writeHead(status, headers).end(body);
  }

  const server = await listen(handle, { port: options.port });
  return {
    ...server,
    messages: () => store.all(),
    reset: () => {
      store.clear();
      faults.clear();
    },
    close: async () => {
      closing.abort();
      await server.close();
    },
  };
}

function answerOf(error: unknown): Answer {
  if (error instanceof BadBody) return error.answer;
  if (error instanceof Error && error.name === 'AbortError')
    return { status: 503, text: 'Closing' };
  throw error;
}

/**
 * Rejects other host names: one that resolves to this machine would let a web page read the
 * messages.
 */
function isLocal(host = ''): boolean {
  return /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host);
}

/** Browsers send the page's origin; tests and scripts send none. */
function isOwnPage(req: IncomingMessage): boolean {
  const { origin, host = '' } = req.headers;
  return origin === undefined || origin === `http://${host}`;
}
