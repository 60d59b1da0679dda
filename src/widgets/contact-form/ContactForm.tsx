import type { MailSettings } from '~/lib/mail/settings';
import { Button } from '~/ui/button/Button';
import { Field } from './Field';
import { Honeypot } from './Honeypot';
import { MailStatus } from './MailStatus';
import { useMailForm } from './use-mail-form';
import styles from './contact-form.module.css';

/** The subject of a message whose writer gave none (specification, section 5). */
export const DEFAULT_SUBJECT = 'Portfolio Contact Form';

interface ContactFormProps {
  /** Who gets the message. */
  to: { name: string; email: string };
  mail: MailSettings;
}

const text = (data: FormData, name: string) => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/**
 * The main contact form: name, e-mail and message are required, the subject is not. Without
 * script it opens the visitor's own mail program with their words.
 */
export function ContactForm({ to, mail }: ContactFormProps) {
  const { state, onSubmit } = useMailForm(mail, (mailer, form) => {
    const data = new FormData(form);
    return mailer.send({
      from_name: text(data, 'name'),
      from_email: text(data, 'email'),
      subject: text(data, 'subject') || DEFAULT_SUBJECT,
      message: text(data, 'message'),
      to_name: to.name,
      to_email: to.email,
    });
  });
  return (
    <form
      className={styles.form}
      action={`mailto:${to.email}`}
      method="post"
      encType="text/plain"
      noValidate
      aria-label={`Write to ${to.name}`}
      onSubmit={onSubmit}
    >
      <div className={styles.pair}>
        <Field label="Name" name="name" autoComplete="name" required />
        <Field label="Email" name="email" type="email" autoComplete="email" required />
      </div>
      <Field label="Subject" name="subject" />
      <Field label="Message" name="message" multiline required />
      <Honeypot />
      <Button type="submit" aria-disabled={state === 'submitting'}>
        {state === 'submitting' ? 'Sending…' : 'Send Message'}
      </Button>
      <MailStatus state={state} email={to.email} />
    </form>
  );
}
