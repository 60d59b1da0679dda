/**
 * Runs work once the page has loaded and painted, however busy the machine is; call it before the
 * page has loaded.
 */
export function whenPainted(work: () => void): void {
  const wait = () =>
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint')[0]) return;
      observer.disconnect();
      work();
    }).observe({ type: 'paint', buffered: true });
  addEventListener('load', wait);
}
