import { onceSeen } from '~/lib/browser/once-seen';
import { isInWindow, prefersReducedMotion } from '~/lib/browser/prefers-reduced-motion';
import { countAt } from './count-at';
import { COUNT_STEP, COUNT_THRESHOLD } from './constants';

/**
 * Makes numbers below the window count up once, when half of each has come into view. A number that
 * is already visible stays: resetting it to zero would take it away from its reader.
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

/** The real number stays in the page for screen readers; the running count is drawn over it. */
function show(element: HTMLElement, value: number) {
  element.dataset['shown'] = value.toLocaleString(document.documentElement.lang || undefined);
}
