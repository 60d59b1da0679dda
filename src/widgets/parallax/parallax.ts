import { isMotionUnwelcome } from '~/lib/motion';
import { throttle } from '~/lib/throttle';
import { PARALLAX_THROTTLE } from './parallax-numbers';
import { passage } from './passage';

/** Moves pictures where CSS cannot move them with the scroll. Elsewhere there is nothing to do. */
export function start(frames: HTMLElement[]): void {
  if (isMotionUnwelcome() || CSS.supports('animation-timeline: view()')) return;
  const move = () => {
    for (const frame of frames) {
      const { top, height } = frame.getBoundingClientRect();
      frame.style.setProperty('--passage', String(passage(top, height, innerHeight)));
    }
  };
  for (const frame of frames) frame.dataset['moving'] = '';
  move();
  const later = throttle(move, PARALLAX_THROTTLE);
  addEventListener('scroll', later, { passive: true });
  addEventListener('resize', later, { passive: true });
}
