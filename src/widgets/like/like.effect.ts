import { pluralForm } from '~/lib/words/fill';
import { readPlural } from '~/lib/words/read-texts';
import { likeKey } from './constants';

/** Returns false if the browser blocks its storage; a like then lasts as long as the page. */
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
    // Without storage only the memory of the like is lost.
  }
}

/** Makes each like button toggle a like, and shows the likes stored on this device. */
export function start(found: HTMLElement[]): void {
  for (const button of found) {
    const key = likeKey(button.dataset['like'] ?? '');
    const line = button.nextElementSibling;
    const count = line?.querySelector<HTMLElement>('[data-like-count]');
    const forms = readPlural(button.dataset['likeWords']);
    // Uses the attribute, not the text: a browser that translates the page may write other digits.
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
