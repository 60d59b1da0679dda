import { useState, type SubmitEvent } from 'react';
import { checkForm } from '~/widgets/contact-form/check-form';
import { HONEYPOT, isSpam } from '~/widgets/contact-form/honeypot';
import type { MailFormState } from '~/widgets/contact-form/use-mail-form';

const removeTrap = ({ formData }: FormDataEvent) => formData.delete(HONEYPOT);

/**
 * Lets the browser post a form to a service, once its fields are valid. The state `sent` only means
 * that the service's page has been opened; the fields keep what was typed, for another try. What a
 * robot fills in is not posted.
 *
 * @param honeypot the service's name for the field that only robots fill in
 */
export function useEmbedForm(honeypot?: string) {
  const [state, setState] = useState<MailFormState>('idle');

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const invalid = checkForm(form);
    if (invalid) {
      event.preventDefault();
      setState(invalid.kind);
      queueMicrotask(() => invalid.field.focus());
      return;
    }
    if (isSpam(form, honeypot)) event.preventDefault();
    // A field of our own is none of the service's.
    if (honeypot === undefined) form.addEventListener('formdata', removeTrap, { once: true });
    setState('sent');
  }

  return { state, onSubmit };
}
