import { REVEAL_DURATION, REVEAL_OFFSET } from './reveal-numbers';

const FROM: Keyframe = { opacity: 0, translate: '0 2rem' };

/**
 * Lets what lies below the window rise into it once. What is seen already stays as it is, and
 * nothing is hidden before the script runs, or where motion is unwelcome.
 */
export function start(found: HTMLElement[]): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const waiting = new Map<Element, Animation>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        waiting.get(target)?.play();
      }
    },
    { rootMargin: `0px 0px -${REVEAL_OFFSET}px` },
  );
  // On paper everything is seen at once.
  addEventListener('beforeprint', () => waiting.forEach((animation) => animation.finish()));
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
  }
}
