/**
 * The name of the hidden field that only robots fill in. No browser autofills it, and no form here
 * has another field of that name.
 */
export const HONEYPOT = 'reply_code';

/**
 * True if the hidden field is filled in.
 *
 * @param name the field's name, if a service uses its own
 */
export function isSpam(form: HTMLFormElement, name = HONEYPOT): boolean {
  const trap = form.elements.namedItem(name);
  return trap instanceof HTMLInputElement && trap.value !== '';
}

/** Reads the form's fields without the honeypot, which is not part of a message. */
export function withoutHoneypot<T>(form: HTMLFormElement, read: () => T, name = HONEYPOT): T {
  const removeField = ({ formData }: FormDataEvent) => formData.delete(name);
  form.addEventListener('formdata', removeField);
  try {
    return read();
  } finally {
    form.removeEventListener('formdata', removeField);
  }
}
