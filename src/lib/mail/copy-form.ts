/**
 * A detached copy of what a form would submit at this moment.
 *
 * The client reads the form only after it has loaded; by then the page may have disabled the
 * fields (disabled fields are not submitted) or the visitor may have typed on.
 *
 * @param form anything else gives nothing, and the client names its complaint
 */
export function copyForm(form: unknown): HTMLFormElement | undefined {
  if (!(form instanceof HTMLFormElement)) return undefined;
  const copy = document.createElement('form');
  for (const [name, value] of new FormData(form)) {
    const field = document.createElement('input');
    // Hidden, not text: a text field would drop the line breaks of a message.
    field.type = typeof value === 'string' ? 'hidden' : 'file';
    field.name = name;
    if (typeof value === 'string') field.value = value;
    else field.files = fileList(value);
    copy.append(field);
  }
  return copy;
}

/** A file field left empty submits a nameless, empty file, which needs no copy. */
function fileList(file: File): FileList | null {
  if (file.name === '' && file.size === 0) return null;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer.files;
}
