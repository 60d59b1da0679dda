/**
 * The name of the field that people never see and robots fill in. No browser fills it by itself,
 * and no form of ours has a field of that name.
 */
export const HONEYPOT = 'reply_code';

/**
 * Whether somebody has filled in what nobody sees.
 *
 * @param name the field's, where a service knows it by another one
 */
export function isSpam(form: HTMLFormElement, name = HONEYPOT): boolean {
  const trap = form.elements.namedItem(name);
  return trap instanceof HTMLInputElement && trap.value !== '';
}

/** Runs what reads the form's fields, with the trap left out of them: it is no part of a message. */
export function withoutHoneypot<T>(form: HTMLFormElement, read: () => T, name = HONEYPOT): T {
  const leaveOut = ({ formData }: FormDataEvent) => formData.delete(name);
  form.addEventListener('formdata', leaveOut);
  try {
    return read();
  } finally {
    form.removeEventListener('formdata', leaveOut);
  }
}
