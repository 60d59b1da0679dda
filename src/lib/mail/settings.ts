import site from '~site';
import { readMailConfig, type MailConfig } from './config';
import type { MailerOptions } from './mailer';
import { plainPost, type PlainPost } from './plain-post';

/** The settings that a form needs to send messages. All of them are public. */
export interface MailSettings {
  config?: MailConfig;
  /** How the form is posted without script, where the service supports that. */
  post?: PlainPost;
  /** The recipient of messages, passed to the EmailJS template. */
  recipient: { name: string; email: string };
  options: Pick<
    MailerOptions,
    'blockList' | 'blockHeadless' | 'throttleMs' | 'timeoutMs' | 'notConfigured'
  >;
}

const config = readMailConfig(import.meta.env);
const post = plainPost(config);

/** The site's mail settings: the environment's keys and `site.config.ts`. Read at build only. */
export const mailSettings: MailSettings = {
  ...(config && { config }),
  ...(post && { post }),
  recipient: { name: site.name, email: site.contact.emails[0] },
  options: {
    blockList: site.mail.blockedAddresses,
    blockHeadless: site.mail.blockHeadless,
    throttleMs: site.mail.throttleSeconds * 1000,
    timeoutMs: site.mail.timeoutSeconds * 1000,
  },
};
