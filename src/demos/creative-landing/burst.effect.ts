import { prefersReducedMotion } from '~/lib/browser/prefers-reduced-motion';
import { GONE_MS } from './constants';

/** Lets buttons burst the bubble that they stand on; another one is blown at once. */
export function start(buttons: HTMLElement[]): void {
  if (prefersReducedMotion()) return;
  for (const button of buttons) {
    const bubble = button.closest<HTMLElement>('[data-bubble]');
    button.hidden = false;
    button.addEventListener('click', () => {
      if (bubble?.dataset['bubble'] !== 'burst') burst(bubble);
    });
  }
}

function burst(bubble: HTMLElement | null) {
  if (!bubble) return;
  bubble.dataset['bubble'] = 'burst';
  setTimeout(() => (bubble.dataset['bubble'] = 'blown'), GONE_MS);
}
