import { BANNER_LIFE_MS } from './banner-life';
import { Field } from './Field';
import { MailForm, type MailFormProps } from './MailForm';
import styles from './contact-form.module.css';

/** The demo contact form: five fields, all required, sent as they are. */
export function DemoForm({ to, ...rest }: MailFormProps) {
  return (
    <MailForm
      {...rest}
      to={to}
      label={`Write to ${to.name}`}
      action="Send Message"
      thanks="Your Message has been successfully sent. I will contact you soon."
      thanksFor={BANNER_LIFE_MS}
      deliver={(mailer, form) => mailer.sendForm(form)}
    >
      <p className={styles.note}>All five fields are needed.</p>
      <Field label="Full name" name="fullname" autoComplete="name" required />
      <div className={styles.pair}>
        <Field label="Email" name="email" type="email" autoComplete="email" required />
        <Field label="Phone" name="phone" type="tel" autoComplete="tel" required />
      </div>
      <Field label="Subject" name="subject" required />
      <Field label="Message" name="message" multiline required />
    </MailForm>
  );
}
