/**
 * Copies the fields that a form would submit now into a detached form.
 *
 * The client reads the form only after it has loaded; by then the page may have disabled the fields
 * (disabled fields are not submitted) or the visitor may have typed more.
 *
 * @param form any other value gives undefined, and the client reports its own error
 */
export function copyForm(form: unknown): HTMLFormElement | undefined {
  if (!(form instanceof HTMLFormElement)) return undefined;
  const copy = document.createElement('form');
  for (const [name, value] of new FormData(form)) {
    const field = document.createElement('input');
    // Hidden, because a text field would drop a message's line breaks.
    field.type = typeof value === 'string' ? 'hidden' : 'file';
    field.name = name;
    if (typeof value === 'string') field.value = value;
    else field.files = fileList(value);
    copy.append(field);
  }
  return copy;
}

/** An empty file field submits a nameless, empty file, which needs no copy. */
function fileList(file: File): FileList | null {
  if (file.name === '' && file.size === 0) return null;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer.files;
}
