import { prefersReducedMotion } from '~/lib/browser/prefers-reduced-motion';
import { throttle } from '~/lib/browser/throttle';
import { PARALLAX_THROTTLE } from './constants';
import { scrollProgress } from './scroll-progress';

/** Moves pictures in browsers where CSS cannot link them to scrolling; does nothing elsewhere. */
export function start(frames: HTMLElement[]): void {
  if (prefersReducedMotion() || CSS.supports('animation-timeline: view()')) return;
  const move = () => {
    for (const frame of frames) {
      const { top, height } = frame.getBoundingClientRect();
      frame.style.setProperty('--passage', String(scrollProgress(top, height, innerHeight)));
    }
  };
  for (const frame of frames) frame.dataset['moving'] = '';
  move();
  const moveThrottled = throttle(move, PARALLAX_THROTTLE);
  addEventListener('scroll', moveThrottled, { passive: true });
  addEventListener('resize', moveThrottled, { passive: true });
}
