import { fill } from '~/lib/words/fill';
import { deliverTo } from './deliver-to';
import { Field } from './Field';
import { MailForm, type MailFormProps } from './MailForm';
import { SenderFields } from './SenderFields';

interface ContactFormProps extends MailFormProps<'contact'> {
  /** The subject of a message without one. */
  silentSubject: string;
}

/** The main contact form: name, e-mail and message are required, the subject is optional. */
export function ContactForm({ silentSubject, ...rest }: ContactFormProps) {
  const { words, to = rest.mail.recipient } = rest;
  return (
    <MailForm
      {...rest}
      label={fill(words.label, { name: to.name })}
      deliver={deliverTo(to, silentSubject)}
    >
      <SenderFields words={words} />
      <Field label={words.subject} note={words.optional} name="subject" />
      <Field label={words.message} name="message" multiline required />
    </MailForm>
  );
}
