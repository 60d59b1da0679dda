import { Field } from './Field';
import { MailForm, type MailFormProps } from './MailForm';
import { textOf } from './text-of';
import styles from './contact-form.module.css';

interface CommentFormProps extends MailFormProps {
  /** The article that is commented on. */
  article: string;
}

/** A reply to an article. It goes to the owner, who decides what appears, and says so. */
export function CommentForm({ to, article, ...rest }: CommentFormProps) {
  return (
    <MailForm
      {...rest}
      to={to}
      label={`Reply to ${article}`}
      action="Send Reply"
      thanks="Thank you. Your comment has arrived and appears once it has been approved."
      deliver={(mailer, form) => {
        const data = new FormData(form);
        const website = textOf(data, 'website');
        const comment = textOf(data, 'comment');
        return mailer.send({
          from_name: textOf(data, 'name'),
          from_email: textOf(data, 'email'),
          subject: `Comment on ${article}`,
          message: website ? `${comment}\n\nWebsite: ${website}` : comment,
          to_name: to.name,
          to_email: to.email,
        });
      }}
    >
      <p className={styles.note}>
        Your comment goes to the editor first, and appears once it has been approved. Your address
        is never shown.
      </p>
      <div className={styles.pair}>
        <Field label="Name" name="name" autoComplete="name" required />
        <Field label="Email" name="email" type="email" autoComplete="email" required />
      </div>
      <Field label="Website" name="website" autoComplete="url" />
      <Field label="Comment" name="comment" multiline required />
    </MailForm>
  );
}
