import { onceSeen } from '~/lib/browser/once-seen';
import { isInWindow, prefersReducedMotion } from '~/lib/browser/prefers-reduced-motion';
import { countAt } from './count-at';
import { COUNT_STEP, COUNT_THRESHOLD } from './constants';

/**
 * Lets numbers below the window count up once, when half of each has come into it. One that is seen
 * already stays what it is: going back to nothing would take it from its reader.
 */
export function start(found: HTMLElement[]): void {
  if (prefersReducedMotion()) return;
  const watch = onceSeen(COUNT_THRESHOLD, count);
  for (const element of found) {
    if (isInWindow(element)) continue;
    show(element, 0);
    watch(element);
  }
}

function count(element: HTMLElement) {
  const maximum = maximumOf(element);
  let step = 0;
  const timer = setInterval(() => {
    step += 1;
    const value = countAt(step, maximum);
    show(element, value);
    if (value < maximum) return;
    clearInterval(timer);
    delete element.dataset['shown'];
  }, COUNT_STEP);
}

const maximumOf = ({ dataset }: HTMLElement) => Number(dataset['countUp']);

/** The number itself stays in the page and is what is read aloud: what counts is drawn over it. */
function show(element: HTMLElement, value: number) {
  element.dataset['shown'] = String(value);
}
