import { onFirstInteraction } from './on-first-interaction.ts';

/** How long after its load and its first paint a page’s script is asked for, in milliseconds. */
const SCRIPT_AFTER_LOAD = 300;

/**
 * Runs work once: when the page has loaded and is painted, however busy the machine is, or as soon
 * as a visitor is at work.
 */
export function whenPainted(work: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    work();
  };
  const wait = () =>
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      setTimeout(once, SCRIPT_AFTER_LOAD);
    }).observe({ type: 'paint', buffered: true });
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
  onFirstInteraction(once);
}
