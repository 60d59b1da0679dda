import site from '~site';
import { readMailConfig, type MailConfig } from './config';
import type { MailerOptions } from './mailer';

/** What a form on a page is given to send with. Everything in it is public. */
export interface MailSettings {
  config?: MailConfig;
  options: Pick<MailerOptions, 'blockList' | 'blockHeadless' | 'throttleMs' | 'timeoutMs'>;
}

const config = readMailConfig(import.meta.env);

/** The site's mail settings: the environment's keys and `site.config.ts`. Read at build only. */
export const mailSettings: MailSettings = {
  ...(config && { config }),
  options: {
    blockList: site.mail.blockedAddresses,
    blockHeadless: site.mail.blockHeadless,
    throttleMs: site.mail.throttleSeconds * 1000,
    timeoutMs: site.mail.timeoutSeconds * 1000,
  },
};
