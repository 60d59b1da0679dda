import { fill } from '~/lib/words/fill';
import { deliverTo } from './deliver-to';
import { Field } from './Field';
import { MailForm, type MailFormProps } from './MailForm';
import { SenderFields } from './SenderFields';
import styles from './contact-form.module.css';

interface EnquiryFormProps extends MailFormProps<'enquiry'> {
  /** The subject of a message without one. */
  silentSubject: string;
}

/** A form for enquiries; an asterisk marks its two required fields. */
export function EnquiryForm({ silentSubject, ...rest }: EnquiryFormProps) {
  const { words, to = rest.mail.recipient } = rest;
  const [before, after] = words.note.split('{mark}');
  return (
    <MailForm
      {...rest}
      label={fill(words.label, { name: to.name })}
      deliver={deliverTo(to, silentSubject)}
    >
      <p className={styles.note} data-slot="note">
        {before}
        <span className={styles.asterisk}>*</span>
        {after}
      </p>
      <SenderFields words={words} asterisk />
      <Field label={words.subject} name="subject" />
      <Field label={words.message} name="message" multiline />
    </MailForm>
  );
}
