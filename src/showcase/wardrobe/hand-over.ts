/** Refused, or not there at all outside a secure context. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Gives a text as a file, by the last part of its path. */
export function download(path: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = path.split('/').at(-1) ?? path;
  link.click();
  URL.revokeObjectURL(address);
}
