import { readTexts } from '~/lib/words/read-texts';
import type { LockedWords } from './open-locked';

/** Lets a visitor with the password open what is locked. */
export function start(found: HTMLElement[]): void {
  for (const box of found) {
    const form = box.querySelector('form');
    const input = box.querySelector('input');
    const status = box.querySelector('[role=status]');
    if (!form || !input || !status) continue;
    const words: LockedWords = readTexts(box.dataset['words'], ['opening', 'wrong', 'failed']);
    const open = async (password: string) => {
      // Decrypting is loaded by those alone who try a password.
      const { openLocked } = await import('./open-locked');
      await openLocked({ box, password, say: (text) => (status.textContent = text), words });
    };
    form.dataset['ready'] = '';
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void open(input.value);
    });
    const known = sessionStorage.getItem(box.dataset['locked'] ?? '');
    if (known !== null) void open(known);
  }
}
