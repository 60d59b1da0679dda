import type { IncomingMessage } from 'node:http';
import { LOCAL_ACCESS_KEY } from './account.ts';
import { renderAnswer } from './inbox-page.ts';
import { BadBody, readForm, readJsonObject } from './read-body.ts';
import { CORS, html, json, type Reply } from './replies.ts';
import type { Answer, Post } from './validate.ts';

/** A form service's behaviour, as pages see it. */
interface FormService {
  /** The access key that it requires, if any. */
  readonly accessKey?: string;
  readonly taken: object;
  readonly refused: (text: string) => object;
}

/** Paths at which the sink accepts forms: as Formspree does, and as Web3Forms does. */
export const FORM_PATHS = { formspree: '/f/local_form', web3forms: '/submit' } as const;

export const FORM_ENDPOINTS: Readonly<Record<string, FormService>> = {
  [FORM_PATHS.formspree]: {
    taken: { ok: true, next: '/thanks' },
    refused: (text) => ({ error: text, errors: [{ message: text }] }),
  },
  [FORM_PATHS.web3forms]: {
    accessKey: LOCAL_ACCESS_KEY,
    taken: { success: true, message: 'Email sent successfully!' },
    refused: (text) => ({ success: false, message: text }),
  },
};

/** A page's script requests JSON; a form that the browser posts requests a page. */
const wantsJson = (req: IncomingMessage) => /\bapplication\/json\b/i.test(req.headers.accept ?? '');

/**
 * Reads a post to a form endpoint, in any format that such services accept.
 *
 * @throws BadBody 400 if it has none of these formats, 413 if it is too large
 */
export async function readPost(req: IncomingMessage): Promise<Post> {
  const type = req.headers['content-type'] ?? '';
  if (/^application\/json\b/i.test(type))
    return { kind: 'json', fields: await readJsonObject(req), files: [] };
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type))
    throw new BadBody(415, 'The content type must be JSON or form data.');
  const { fields, files } = await readForm(req);
  const kind = wantsJson(req) ? 'form-data' : 'plain-post';
  return { kind, fields: Object.fromEntries(fields), files };
}

/**
 * The response in the service's own form: JSON for a page's script, a page for a form without
 * script.
 */
export function answerPost(
  req: IncomingMessage,
  formService: FormService,
  { status, text }: Answer,
): Reply {
  const isTaken = status < 400;
  if (wantsJson(req))
    return json(isTaken ? formService.taken : formService.refused(text), status, CORS);
  return html(status, renderAnswer(isTaken ? 'Thanks! The message has been sent.' : text));
}
