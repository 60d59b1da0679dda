import { afterPaint } from '~/lib/browser/after-paint';
import { prefersReducedData } from '~/lib/browser/prefers-reduced-data';
import { prefersReducedMotion } from '~/lib/browser/prefers-reduced-motion';
import { onPause } from '~/ui/pause-button/on-pause';

/**
 * Runs background films, each while it is seen, where its motion and its weight are welcome. From
 * then on `data-shown` stands on it, and `data-running` while it runs. Where it does not come (no
 * line, or a browser that saves power) the poster stays.
 */
export function start(found: HTMLElement[]): void {
  if (prefersReducedMotion() || prefersReducedData()) return;
  for (const film of found) if (film instanceof HTMLVideoElement) run(film);
}

function run(film: HTMLVideoElement) {
  let isSeen = false;
  let isPaused = false;

  function apply() {
    if (!isSeen || isPaused) film.pause();
    // Refused, or held again before it came: the poster stays, there is nothing to tell.
    else film.play().catch(() => undefined);
  }

  film.addEventListener(
    'loadedmetadata',
    () => (film.currentTime = Number(film.dataset['from'] ?? 0)),
    { once: true },
  );
  film.addEventListener(
    'playing',
    () => {
      const button = film.closest('section')?.querySelector<HTMLElement>('[data-pause="film"]');
      onPause(button, (paused) => {
        isPaused = paused;
        apply();
      });
      // A browser measures a page by a film's first frame as large as that frame was when it was painted.
      film.requestVideoFrameCallback(() => afterPaint(() => (film.dataset['shown'] = '')));
    },
    { once: true },
  );
  film.addEventListener('playing', () => (film.dataset['running'] = ''));
  film.addEventListener('pause', () => delete film.dataset['running']);

  new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? false;
    apply();
  }).observe(film.parentElement ?? film);
}
