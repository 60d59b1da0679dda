/**
 * The name of the field that people never see and robots fill in. No browser fills it by itself,
 * and no form of ours has a field of that name.
 */
export const HONEYPOT = 'reply_code';

/** Whether somebody has filled in what nobody sees. */
export function isTrapped(form: HTMLFormElement): boolean {
  const trap = form.elements.namedItem(HONEYPOT);
  return trap instanceof HTMLInputElement && trap.value !== '';
}

/** Runs what reads the form's fields, with the trap left out of them: it is no part of a message. */
export function withoutHoneypot<T>(form: HTMLFormElement, read: () => T): T {
  const leaveOut = ({ formData }: FormDataEvent) => formData.delete(HONEYPOT);
  form.addEventListener('formdata', leaveOut);
  try {
    return read();
  } finally {
    form.removeEventListener('formdata', leaveOut);
  }
}
