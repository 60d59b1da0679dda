/** Runs work once: when the page has loaded and is painted, however busy the machine is. */
export function whenPainted(work: () => void): void {
  const wait = () =>
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      work();
    }).observe({ type: 'paint', buffered: true });
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
