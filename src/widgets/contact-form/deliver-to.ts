import type { MailSettings } from '~/lib/mail/settings';
import { textOf } from './text-of';
import type { Deliver } from './use-mail-form';

/**
 * Sends the fields `name`, `email`, `subject` and `message` as the parameters of the mail template.
 *
 * @param silentSubject the subject for a message without one
 */
export const deliverTo =
  (to: MailSettings['recipient'], silentSubject: string): Deliver =>
  (mailer, form) => {
    const data = new FormData(form);
    return mailer.send({
      from_name: textOf(data, 'name'),
      from_email: textOf(data, 'email'),
      subject: textOf(data, 'subject') || silentSubject,
      message: textOf(data, 'message'),
      to_name: to.name,
      to_email: to.email,
    });
  };
