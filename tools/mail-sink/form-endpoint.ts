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
  /** The newsletter service's name, if addresses subscribe there. */
  readonly newsletter?: string;
  /** Whether scripts of other sites may read its answers. */
  readonly isOpen: boolean;
}

/** Paths at which the sink accepts forms: as Formspree does, and as Web3Forms does. */
export const FORM_PATHS = { formspree: '/f/local_form', web3forms: '/submit' } as const;

/** Paths at which the sink accepts addresses: as an owner's endpoint, and as the services do. */
export const NEWSLETTER_PATHS = {
  endpoint: '/newsletter',
  buttondown: '/api/emails/embed-subscribe/local',
  mailchimp: '/subscribe/post',
} as const;

export const FORM_ENDPOINTS: Readonly<Record<string, FormService>> = {
  [FORM_PATHS.formspree]: {
    isOpen: true,
    taken: { ok: true, next: '/thanks' },
    refused: (text) => ({ error: text, errors: [{ message: text }] }),
  },
  [FORM_PATHS.web3forms]: {
    isOpen: true,
    accessKey: LOCAL_ACCESS_KEY,
    taken: { success: true, message: 'Email sent successfully!' },
    refused: (text) => ({ success: false, message: text }),
  },
  [NEWSLETTER_PATHS.endpoint]: {
    isOpen: true,
    newsletter: 'your endpoint',
    taken: { ok: true },
    refused: (text) => ({ ok: false, error: text }),
  },
  [NEWSLETTER_PATHS.buttondown]: embedForm('Buttondown'),
  [NEWSLETTER_PATHS.mailchimp]: embedForm('Mailchimp'),
};

/** A service that answers with a page, which only a browser's own post shows. */
function embedForm(newsletter: string): FormService {
  return { isOpen: false, newsletter, taken: {}, refused: () => ({}) };
}

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
  if (formService.isOpen && wantsJson(req))
    return json(isTaken ? formService.taken : formService.refused(text), status, CORS);
  const thanks =
    formService.newsletter === undefined
      ? 'Thanks! The message has been sent.'
      : 'Thanks! You are subscribed.';
  return html(status, renderAnswer(isTaken ? thanks : text));
}
