/** What keeps a form from being sent: a required field is empty, or an address is none. */
export type ValidationError = 'incomplete' | 'malformed';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const isMarked = (field: Field) => field.getAttribute('aria-invalid') === 'true';

const isBlank = (field: Field) => field.required && field.value.trim() === '';

/**
 * Marks each field as valid or not.
 *
 * @returns what is wrong and the first field with which it is; nothing when all is well
 */
export function checkForm(
  form: HTMLFormElement,
): { kind: ValidationError; field: Field } | undefined {
  const fields = [...form.elements].filter(isField);
  for (const field of fields) {
    field.setAttribute('aria-invalid', String(isBlank(field) || !field.validity.valid));
  }
  const field = fields.find(isMarked);
  return field && { kind: fields.some(isBlank) ? 'incomplete' : 'malformed', field };
}

/** Takes the mark from a field as soon as it has been put right; never sets one while it is filled in. */
export function clearInvalid(target: EventTarget): void {
  if (isField(target) && isMarked(target) && !isBlank(target)) {
    target.setAttribute('aria-invalid', String(!target.validity.valid));
  }
}
