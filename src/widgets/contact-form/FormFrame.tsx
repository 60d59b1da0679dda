import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useHydrated } from '~/lib/browser/use-hydrated';
import type { CommonFormWords } from '~/lib/mail/form-props';
import { Button } from '~/ui/button/Button';
import { clearInvalid } from './check-form';
import { Honeypot } from './Honeypot';
import { MailStatus } from './MailStatus';
import type { MailFormState } from './use-mail-form';
import styles from './contact-form.module.css';

interface FormFrameProps extends Omit<ComponentPropsWithoutRef<'form'>, 'action' | 'hidden'> {
  /** Where a form without script is sent. */
  action: string;
  words: CommonFormWords & { action: string; thanks: string };
  state: MailFormState;
  /** The remaining wait in seconds when the throttle holds a message back. */
  waitSeconds?: number;
  /** The address to write to if the form fails. */
  email: string;
  /** A field that is sent along, though nobody fills it in. */
  hidden?: { readonly name: string; readonly value: string } | undefined;
  /** The service's name for the field that only robots fill in. */
  honeypot?: string | undefined;
  /** The fields. */
  children: ReactNode;
}

/** A form around the given fields: its hidden fields, its button and its messages. */
export function FormFrame({
  words,
  state,
  waitSeconds = 0,
  email,
  hidden,
  honeypot,
  className,
  children,
  ...rest
}: FormFrameProps) {
  return (
    <form
      method="post"
      {...rest}
      className={clsx(styles.form, className)}
      noValidate={useHydrated()}
      onInput={({ target }) => clearInvalid(target)}
    >
      {children}
      {hidden && <input type="hidden" {...hidden} />}
      <Honeypot label={words.honeypot} name={honeypot} />
      <Button type="submit" data-slot="button" aria-disabled={state === 'submitting'}>
        {state === 'submitting' ? words.sending : words.action}
      </Button>
      <MailStatus state={state} waitSeconds={waitSeconds} email={email} words={words} />
    </form>
  );
}
