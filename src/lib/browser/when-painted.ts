/** Runs work once: when the page, which has not yet, has loaded and is painted, however busy the machine is. */
export function whenPainted(work: () => void): void {
  const wait = () =>
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint')[0]) return;
      observer.disconnect();
      work();
    }).observe({ type: 'paint', buffered: true });
  addEventListener('load', wait);
}
