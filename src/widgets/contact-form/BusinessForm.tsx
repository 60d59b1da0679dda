import { deliverTo } from './deliver-to';
import { Field } from './Field';
import { MailForm, type MailFormProps } from './MailForm';
import styles from './contact-form.module.css';

/** The subject of a message whose writer gave none. */
export const BUSINESS_SUBJECT = 'Business enquiry';

/** The business page's form: an asterisk marks the two fields that are required. */
export function BusinessForm({ to, ...rest }: MailFormProps) {
  return (
    <MailForm
      {...rest}
      to={to}
      label={`Write to ${to.name}`}
      action="Send Message"
      thanks="Message sent successfully! I'll get back to you soon."
      deliver={deliverTo(to, BUSINESS_SUBJECT)}
    >
      <p className={styles.note}>
        <span className={styles.asterisk}>*</span> marks a required field.
      </p>
      <div className={styles.pair}>
        <Field label="Your Name" name="name" autoComplete="name" mark="asterisk" required />
        <Field
          label="Your email"
          name="email"
          type="email"
          autoComplete="email"
          mark="asterisk"
          required
        />
      </div>
      <Field label="Subject" name="subject" mark="asterisk" />
      <Field label="Message" name="message" mark="asterisk" multiline />
    </MailForm>
  );
}
