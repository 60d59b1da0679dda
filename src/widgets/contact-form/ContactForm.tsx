import { deliverTo } from './deliver-to';
import { Field } from './Field';
import { MailForm, type MailFormProps } from './MailForm';
import styles from './contact-form.module.css';

/** The subject of a message whose writer gave none (specification, section 5). */
export const DEFAULT_SUBJECT = 'Portfolio Contact Form';

/** The main contact form: name, e-mail and message are required, the subject is not. */
export function ContactForm({ to, look = 'line', ...rest }: MailFormProps) {
  return (
    <MailForm
      {...rest}
      to={to}
      look={look}
      label={`Write to ${to.name}`}
      action="Send Message"
      thanks="Message sent successfully! I'll get back to you soon."
      deliver={deliverTo(to, DEFAULT_SUBJECT)}
    >
      <div className={styles.pair}>
        <Field label="Name" name="name" autoComplete="name" required />
        <Field label="Email" name="email" type="email" autoComplete="email" required />
      </div>
      <Field label="Subject" name="subject" />
      <Field label="Message" name="message" multiline required />
    </MailForm>
  );
}
