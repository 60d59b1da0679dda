import { prefersReducedMotion } from '~/lib/browser/prefers-reduced-motion';
import { throttle } from '~/lib/browser/throttle';
import { REVEAL_DURATION, REVEAL_OFFSET, REVEAL_THROTTLE } from './constants';

const FROM: Keyframe = { opacity: 0, translate: '0 2rem' };

/**
 * Slides elements up once as they enter the window from below. Elements that are already visible
 * stay as they are, and nothing is hidden before the script runs or with reduced motion.
 */
export function start(found: HTMLElement[]): void {
  if (prefersReducedMotion()) return;
  const waiting = new Map<Element, Animation>();
  const reveal = (element: Element, how: 'play' | 'finish' = 'play') => {
    waiting.get(element)?.[how]();
    waiting.delete(element);
    observer.unobserve(element);
    if (waiting.size === 0) removeEventListener('scroll', lookForEnd);
  };
  const revealAll = (how?: 'play' | 'finish') => {
    for (const element of [...waiting.keys()]) reveal(element, how);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) reveal(target);
    },
    { rootMargin: `0px 0px -${REVEAL_OFFSET}px` },
  );
  // Elements at the very end of a page cannot move any further into the window.
  const lookForEnd = throttle(() => {
    const { scrollHeight } = document.documentElement;
    if (Math.ceil(scrollY + innerHeight) >= scrollHeight) revealAll();
  }, REVEAL_THROTTLE);

  for (const element of found) {
    if (element.getBoundingClientRect().top < innerHeight) continue;
    const animation = element.animate([FROM, {}], {
      duration: REVEAL_DURATION,
      easing: getComputedStyle(element).getPropertyValue('--easing'),
      fill: 'backwards',
    });
    animation.pause();
    waiting.set(element, animation);
    observer.observe(element);
    // Focus may reach the element before it is scrolled into view.
    element.addEventListener('focusin', () => reveal(element), { once: true });
  }
  addEventListener('scroll', lookForEnd, { passive: true });
  // Printing shows the whole page.
  addEventListener('beforeprint', () => revealAll('finish'));
}
