import { pluralForm, type PluralForms } from '~/lib/words/fill';
import { likeKey } from './constants';

/** A browser may forbid its storage; a like then lasts as long as the page. */
function remembered(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function remember(key: string, liked: boolean) {
  try {
    if (liked) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Nothing is lost but the memory.
  }
}

/** Lets each like button switch a like on and off, and shows what this device remembers. */
export function start(found: HTMLElement[]): void {
  for (const button of found) {
    const key = likeKey(button.dataset['like'] ?? '');
    const line = button.nextElementSibling;
    const count = line?.querySelector<HTMLElement>('[data-like-count]');
    const forms = JSON.parse(button.dataset['likeWords'] ?? '{}') as PluralForms;
    // Not from the text: a browser that translates the page may write other digits.
    const others = Number(count?.dataset['likeCount']);
    const show = (liked: boolean) => {
      button.ariaPressed = String(liked);
      if (!line || !count) return;
      const now = others + Number(liked);
      const { lang } = document.documentElement;
      const [before = '', after = ''] = pluralForm(forms, now, lang).split('{count}');
      count.textContent = String(now);
      line.replaceChildren(before, count, after);
    };
    show(remembered(key));
    button.addEventListener('click', () => {
      const liked = button.ariaPressed !== 'true';
      remember(key, liked);
      show(liked);
    });
  }
}
