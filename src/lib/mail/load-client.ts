/** The client's module, as its ES build and its CommonJS build both offer it. */
type MailClient = typeof import('@emailjs/browser');

/**
 * Loads the mail client when the first message is sent: no page carries it at load.
 *
 * The client touches `localStorage` while its module loads. Where a visitor blocks cookies that
 * very access throws, the module fails, and no message could ever be sent: so the access is hidden
 * for that moment, and the client goes without a storage of its own (it is given ours).
 *
 * @throws whatever the import throws, such as a network error
 */
export async function loadMailClient(): Promise<MailClient> {
  const hidden = hideRefusedStorage();
  try {
    return await import('@emailjs/browser');
  } finally {
    hidden?.restore();
  }
}

function hideRefusedStorage(): { restore: () => void } | undefined {
  try {
    Reflect.get(globalThis, 'localStorage');
    return undefined;
  } catch {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    if (own?.configurable === false) return undefined;
    Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
    return {
      restore: () => {
        Reflect.deleteProperty(globalThis, 'localStorage');
        if (own) Object.defineProperty(globalThis, 'localStorage', own);
      },
    };
  }
}
