import type { EmailJsConfig, EndpointConfig, MailConfig } from './config.ts';
import { FORM_FIELDS } from './mailer.ts';
import type { ContactMessage } from './provider.ts';

/** Messages and services for the mail tests. */

export const message: ContactMessage = {
  from_name: 'Ada',
  from_email: 'ada@visitor.example',
  subject: 'Hello',
  message: 'First line\nsecond line',
  to_name: 'Owner',
  to_email: 'owner@studio.example',
};

export const emailJs: EmailJsConfig = {
  provider: 'emailjs',
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
  origin: 'http://mail.example:4322',
};

export const endpoint: EndpointConfig = {
  provider: 'endpoint',
  url: 'https://forms.example/f/one',
  format: 'form-data',
};

interface Service {
  readonly name: string;
  readonly config: MailConfig;
  /** Builds the service's response for a status and a text. */
  readonly reply: (status: number, text: string) => Response;
}

/** Every service that a message can be sent through, with responses in its own format. */
export const SERVICES: readonly Service[] = [
  { name: 'EmailJS', config: emailJs, reply: (status, text) => new Response(text, { status }) },
  {
    name: 'an endpoint like Formspree',
    config: endpoint,
    reply: (status, text) =>
      Response.json(status < 400 ? { ok: true } : { error: text, errors: [{ message: text }] }, {
        status,
      }),
  },
  {
    name: 'an endpoint like Web3Forms, with JSON',
    config: { ...endpoint, format: 'json', accessKey: 'access' },
    reply: (status, text) => Response.json({ success: status < 400, message: text }, { status }),
  },
];

/** Adds a form with a filled-in field of each name to the document. */
export function contactForm(): HTMLFormElement {
  document.body.innerHTML = `<form><fieldset>${FORM_FIELDS.map(
    (name) => `<textarea name="${name}"></textarea>`,
  ).join('')}</fieldset></form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  for (const field of form.querySelectorAll('textarea')) {
    field.value = field.name === 'email' ? message.from_email : `the\n${field.name}`;
  }
  return form;
}
