import type { FormWords } from '~/lib/mail/form-props';
import { plainPost } from '~/lib/mail/plain-post';
import { mailSettings, type MailSettings } from '~/lib/mail/settings';
import { fill } from '~/lib/words/fill';
import { words } from '~/lib/words/words';
import { readNewsletterConfig, type EmbedConfig } from './config';

/** Logged when a subscription fails because the owner has configured no service. */
const NOT_CONFIGURED =
  'The newsletter is not configured: set PUBLIC_NEWSLETTER_ENDPOINT, PUBLIC_NEWSLETTER_BUTTONDOWN ' +
  'or PUBLIC_NEWSLETTER_MAILCHIMP (docs/newsletter.md).';

/** What the newsletter form needs: how it sends, and its words. */
export interface NewsletterProps {
  /** How addresses are sent to an endpoint; its time-out and limits are those of messages. */
  mail: MailSettings;
  /** The service whose own page answers, if it is one. */
  embed?: EmbedConfig;
  /** Its own words replace those that all forms share. */
  words: FormWords<'newsletter'>;
}

const config = readNewsletterConfig(import.meta.env);
const endpoint = config?.provider === 'endpoint' ? config : undefined;
const post = plainPost(endpoint);

/** The form's props. Read at build only. */
export function newsletterProps(): NewsletterProps {
  const { recipient, options } = mailSettings;
  return {
    mail: {
      ...(endpoint && { config: endpoint }),
      ...(post && { post }),
      recipient,
      options: { ...options, notConfigured: NOT_CONFIGURED },
    },
    ...(config?.provider === 'embed' && { embed: config }),
    words: {
      ...words.forms.common,
      ...words.forms.newsletter,
      ...(config?.provider === 'embed' && {
        opened: fill(words.forms.newsletter.opened, { service: config.service }),
      }),
    },
  };
}
