/** The client's module, as its ES and CommonJS builds both export it. */
type MailClient = typeof import('@emailjs/browser');

/**
 * Loads the mail client when the first message is sent, so that no page loads it up front.
 *
 * The client touches `localStorage` while its module loads. If a visitor blocks cookies, that
 * access throws, the module fails, and no message could ever be sent. So the access is hidden
 * during the import, and the client has no storage of its own (it is given ours).
 *
 * @throws any error of the import, such as a network error
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
