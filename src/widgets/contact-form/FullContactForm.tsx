import { fill } from '~/lib/words/fill';
import { BANNER_LIFE_MS } from './constants';
import { Field } from './Field';
import { MailForm, type MailFormProps } from './MailForm';
import styles from './contact-form.module.css';

/**
 * The full contact form: five fields including the phone number, all required and sent as typed.
 */
export function FullContactForm(props: MailFormProps<'full'>) {
  const { words, to = props.mail.recipient } = props;
  return (
    <MailForm
      {...props}
      label={fill(words.label, { name: to.name })}
      thanksFor={BANNER_LIFE_MS}
      deliver={(mailer, form) => mailer.sendForm(form)}
    >
      <p className={styles.note} data-slot="note">
        {words.note}
      </p>
      <Field label={words.name} name="fullname" autoComplete="name" required />
      <div className={styles.pair} data-slot="pair">
        <Field label={words.email} name="email" type="email" autoComplete="email" required />
        <Field label={words.phone} name="phone" type="tel" autoComplete="tel" required />
      </div>
      <Field label={words.subject} name="subject" required />
      <Field label={words.message} name="message" multiline required />
    </MailForm>
  );
}
