import { afterPaint } from '~/lib/browser/after-paint';
import { prefersReducedData } from '~/lib/browser/prefers-reduced-data';
import { prefersReducedMotion } from '~/lib/browser/prefers-reduced-motion';
import { onPause } from '~/ui/pause-button/on-pause';

/**
 * Plays background films while they are in view, unless the visitor prefers reduced motion or
 * reduced data. Once a film has started, it has `data-shown`; while it plays, `data-running`. If it
 * cannot play (no connection, or a browser that saves power), the poster stays.
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
    // Playback was refused, or paused before it started: the poster stays, and there is nothing to
    // report.
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
      // A browser's page metrics count a film's first frame at the size at which it was painted.
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
