import type { MailConfig } from './config.ts';

/** How a form is posted where no script runs. Without one it opens the visitor's mail program. */
export interface PlainPost {
  readonly form: { readonly action: string; readonly encType: 'multipart/form-data' };
  /** A field that goes along, though nobody fills it in. */
  readonly hidden?: { readonly name: string; readonly value: string };
  /** The name by which the service knows the field that only robots fill in. */
  readonly honeypot?: string;
}

/** Services throw a message away themselves when this field of it is filled in, by their hosts. */
const HONEYPOTS: Readonly<Record<string, string>> = {
  'formspree.io': '_gotcha',
  'api.web3forms.com': 'botcheck',
};

/**
 * An endpoint that takes `form-data` takes a form's own post, too: the same fields in the same format.
 * EmailJS and endpoints that want JSON need script.
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
