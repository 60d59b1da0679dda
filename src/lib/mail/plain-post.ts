import type { MailConfig } from './config.ts';

/** How a form is posted without script. Without it, the form opens the visitor's mail program. */
export interface PlainPost {
  readonly form: { readonly action: string; readonly encType: 'multipart/form-data' };
  /** A field that is sent along, though nobody fills it in. */
  readonly hidden?: { readonly name: string; readonly value: string };
  /** The service's name for the field that only robots fill in. */
  readonly honeypot?: string;
}

/** The field that makes a service discard a message when it is filled in, by the service's host. */
const HONEYPOTS: Readonly<Record<string, string>> = {
  'formspree.io': '_gotcha',
  'api.web3forms.com': 'botcheck',
};

/**
 * An endpoint that accepts `form-data` also accepts a form's native post, which sends the same
 * fields in the same format. EmailJS and endpoints that expect JSON need script.
 */
export function plainPost(config: MailConfig | undefined): PlainPost | undefined {
  if (config?.provider !== 'endpoint' || config.format !== 'form-data') return undefined;
  const { url, accessKey } = config;
  const honeypot = HONEYPOTS[new URL(url).host];
  return {
    form: { action: url, encType: 'multipart/form-data' },
    ...(accessKey !== undefined && { hidden: { name: 'access_key', value: accessKey } }),
    ...(honeypot !== undefined && { honeypot }),
  };
}
