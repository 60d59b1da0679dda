import { prefersReducedMotion } from '~/lib/browser/prefers-reduced-motion';
import { onPause } from '~/ui/pause-button/on-pause';
import { rotation } from './rotation';

/** Rotates words while they are in view; the pause button of their section stops them. */
export function start(found: HTMLElement[]): void {
  if (prefersReducedMotion()) return;
  for (const element of found) {
    const words = [...element.querySelectorAll<HTMLElement>('[data-word]')];
    const wordRotation = rotation(words.length, (shown) =>
      words.forEach((word, index) => word.toggleAttribute('data-shown', index === shown)),
    );
    let isSeen = false;
    let isPaused = false;
    const apply = () => wordRotation[isSeen && !isPaused ? 'play' : 'pause']();

    new IntersectionObserver((entries) => {
      isSeen = entries.at(-1)?.isIntersecting ?? false;
      apply();
    }).observe(element);
    const button = element.closest('section')?.querySelector<HTMLElement>('[data-pause="words"]');
    onPause(button, (paused) => {
      isPaused = paused;
      apply();
    });
  }
}
