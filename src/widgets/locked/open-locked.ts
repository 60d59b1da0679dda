import { deriveKey, unseal } from '~/lib/locked/seal';
import { SEALED } from './constants';

/** What the form says. */
export type LockedWords = Record<'opening' | 'wrong' | 'failed', string>;

interface Attempt {
  /** The locked section; what it hides goes into the element behind it. */
  box: HTMLElement;
  password: string;
  say: (text: string) => void;
  words: LockedWords;
}

/**
 * Decrypts what is locked and puts it in the section's place, and the focus there. The password is
 * kept until the tab is closed, for other works that it opens.
 */
export async function openLocked({ box, password, say, words }: Attempt): Promise<void> {
  const { locked = '', sealed = '', salt = '' } = box.dataset;
  const place = box.nextElementSibling;
  if (!(place instanceof HTMLElement)) return;
  say(words.opening);
  try {
    const bytes = await fetchBytes(sealed);
    const key = await deriveKey(password, fromBase64(salt));
    const html = await unseal(key, bytes).catch(() => undefined);
    if (!html) {
      sessionStorage.removeItem(locked);
      say(words.wrong);
      box.querySelector('input')?.select();
      return;
    }
    sessionStorage.setItem(locked, password);
    place.innerHTML = new TextDecoder().decode(html);
    box.remove();
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    // `src/shell/effects.ts` starts the effects of what has come.
    place.dispatchEvent(new Event('content-added', { bubbles: true }));
    await openFiles(place, key);
  } catch (error) {
    // No network, or a page without https, where browsers refuse to decrypt.
    console.error(error);
    say(words.failed);
  }
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));

async function fetchBytes(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Decrypts the files that elements name, in the order of the page; one that fails stays as it is. */
async function openFiles(place: HTMLElement, key: CryptoKey): Promise<void> {
  for (const { element, attribute, address } of sealedIn(place)) {
    const [file = '', type = ''] = address.split('#');
    try {
      const bytes = await unseal(key, await fetchBytes(file));
      element.setAttribute(attribute, URL.createObjectURL(new Blob([bytes], { type })));
      // A player that has found no source looks again.
      element.closest<HTMLMediaElement>('video, audio')?.load();
    } catch (error) {
      console.error(error);
    }
  }
}

const sealedIn = (place: HTMLElement) =>
  [...place.querySelectorAll<HTMLElement>('*')].flatMap((element) =>
    SEALED.flatMap((attribute) => {
      const address = element.getAttribute(`data-sealed-${attribute}`);
      return address === null ? [] : [{ element, attribute, address }];
    }),
  );
