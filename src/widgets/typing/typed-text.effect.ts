import { onceSeen } from '~/lib/browser/once-seen';
import { isInWindow, prefersReducedMotion } from '~/lib/browser/prefers-reduced-motion';
import { TYPING_THRESHOLD } from './constants';
import { lettersOf, playTyping, typingPlan } from './typing-plan';

/**
 * Types a text when half of it is visible. A text that is already on display, because the script
 * loaded late, is left alone.
 */
export function start(found: HTMLElement[]): void {
  if (prefersReducedMotion()) return;
  const watch = onceSeen(TYPING_THRESHOLD, type);
  for (const element of found) {
    const last = phrasesOf(element).at(-1);
    if (!last || (isInWindow(element) && getComputedStyle(last).opacity === '1')) continue;
    element.dataset['taken'] = '';
    watch(element);
  }
}

const phrasesOf = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLElement>('[data-phrase]'),
];

function type(element: HTMLElement) {
  const phrases = phrasesOf(element);
  const texts = phrases.map(({ textContent }) => textContent);
  playTyping(typingPlan(texts), ({ phrase: current, letters }) => {
    phrases.forEach((phrase, index) => {
      phrase.toggleAttribute('data-current', index === current);
      const text = lettersOf(texts[index] ?? '');
      if (index !== current || (index === phrases.length - 1 && letters === text.length)) {
        phrase.textContent = text.join('');
      } else {
        phrase.replaceChildren(
          part('typed', text.slice(0, letters)),
          part('rest', text.slice(letters)),
        );
      }
    });
  });
}

/** Text that is not typed yet keeps its space, so that no word jumps to another line. */
function part(name: 'typed' | 'rest', letters: string[]): HTMLElement {
  const span = document.createElement('span');
  span.dataset[name] = '';
  span.textContent = letters.join('');
  return span;
}
