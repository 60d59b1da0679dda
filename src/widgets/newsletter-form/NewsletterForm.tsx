import { clsx } from 'clsx';
import type { EmbedConfig } from '~/lib/newsletter/config';
import type { NewsletterProps } from '~/lib/newsletter/newsletter-props';
import { Field } from '~/widgets/contact-form/Field';
import { FormFrame } from '~/widgets/contact-form/FormFrame';
import { MailForm } from '~/widgets/contact-form/MailForm';
import { useEmbedForm } from './use-embed-form';
import styles from './newsletter-form.module.css';

interface NewsletterFormProps extends NewsletterProps {
  /** A class for another look. */
  className?: string | undefined;
}

/**
 * A form that subscribes an address to the newsletter: `newsletterProps` builds its props. It sends
 * the address to the owner's endpoint and says what came of it, or posts it to a service, whose own
 * page in a new tab says so.
 *
 * Slots: field, label, input, button, success, failure.
 */
export function NewsletterForm({ embed, className, ...rest }: NewsletterFormProps) {
  const { words, mail } = rest;
  const look = clsx(styles.form, className);
  if (embed) return <EmbedForm {...rest} embed={embed} className={look} />;
  return (
    <MailForm
      mail={mail}
      words={words}
      label={words.label}
      permission="data-newsletter"
      className={look}
      deliver={(mailer, form) => mailer.sendForm(form)}
    >
      <Address label={words.email} name="email" />
    </MailForm>
  );
}

/** A form that the browser itself posts, since no script can read the service's answer. */
function EmbedForm({
  embed,
  words,
  mail,
  className,
}: NewsletterFormProps & { embed: EmbedConfig }) {
  const { state, onSubmit } = useEmbedForm(embed.honeypot);
  return (
    <FormFrame
      action={embed.url}
      target="_blank"
      rel="noopener"
      data-newsletter=""
      className={className}
      aria-label={words.label}
      words={{ ...words, thanks: words.opened }}
      state={state}
      email={mail.recipient.email}
      hidden={embed.hidden}
      honeypot={embed.honeypot}
      onSubmit={onSubmit}
    >
      <Address label={words.email} name={embed.field} />
    </FormFrame>
  );
}

const Address = (props: { label: string; name: string }) => (
  <Field {...props} type="email" autoComplete="email" required />
);
