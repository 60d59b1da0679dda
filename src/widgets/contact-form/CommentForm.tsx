import { fill } from '~/lib/words/fill';
import { Field } from './Field';
import { MailForm, type MailFormProps } from './MailForm';
import { SenderFields } from './SenderFields';
import { textOf } from './text-of';
import styles from './contact-form.module.css';

interface CommentFormProps extends MailFormProps<'comment'> {
  /** The article that the comment is about. */
  article: string;
}

/**
 * A form for comments on an article. It states that comments go to the owner, who decides which
 * ones appear.
 */
export function CommentForm({ article, ...rest }: CommentFormProps) {
  const { words, mail, to = mail.recipient } = rest;
  const subject = fill(words.mailSubject, { article });
  return (
    <MailForm
      {...rest}
      label={fill(words.label, { article })}
      deliver={(mailer, form) => {
        const data = new FormData(form);
        const website = textOf(data, 'website');
        const comment = textOf(data, 'comment');
        return mailer.send({
          from_name: textOf(data, 'name'),
          from_email: textOf(data, 'email'),
          subject,
          message: website ? `${comment}\n\n${fill(words.mailWebsite, { website })}` : comment,
          to_name: to.name,
          to_email: to.email,
        });
      }}
    >
      <p className={styles.note} data-slot="note">
        {words.note}
      </p>
      {/* Identifies the article when the form is posted without script. */}
      {mail.post && <input type="hidden" name="subject" value={subject} />}
      <SenderFields words={words} />
      <Field label={words.website} note={words.optional} name="website" autoComplete="url" />
      <Field label={words.comment} name="comment" multiline required />
    </MailForm>
  );
}
