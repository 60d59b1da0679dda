/** The reason why a form cannot be sent: a required field is empty, or an address is malformed. */
export type ValidationError = 'incomplete' | 'malformed';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const isMarked = (field: Field) => field.getAttribute('aria-invalid') === 'true';

const isBlank = (field: Field) => field.required && field.value.trim() === '';

/**
 * Marks each field as valid or invalid.
 *
 * @returns the kind of error and the first invalid field; undefined if all fields are valid
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

/** Clears a field's error mark once it is corrected; never sets one while the visitor types. */
export function clearInvalid(target: EventTarget): void {
  if (isField(target) && isMarked(target) && !isBlank(target)) {
    target.setAttribute('aria-invalid', String(!target.validity.valid));
  }
}
