import { pluralForm, type PluralForms } from '~/lib/fill';
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
    const count = button.parentElement?.querySelector('[data-like-count]');
    const forms = JSON.parse(button.dataset['likeWords'] ?? '{}') as PluralForms;
    const others = Number(count?.textContent);
    const show = (liked: boolean) => {
      button.ariaPressed = String(liked);
      if (!count) return;
      const now = others + Number(liked);
      const { lang } = document.documentElement;
      const [before = '', after = ''] = pluralForm(forms, now, lang).split('{count}');
      count.textContent = String(now);
      count.parentElement?.replaceChildren(before, count, after);
    };
    show(remembered(key));
    button.addEventListener('click', () => {
      const liked = button.ariaPressed !== 'true';
      remember(key, liked);
      show(liked);
    });
  }
}
