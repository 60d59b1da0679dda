/**
 * Calls back once for each observed element, when enough of it has come into view.
 *
 * @param threshold the share of the element that must be visible, from 0 to 1
 * @returns a function that starts observing an element
 */
export function onceSeen(
  threshold: number,
  act: (element: HTMLElement) => void,
): (element: HTMLElement) => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        act(target);
      }
    },
    { threshold },
  );
  return (element) => observer.observe(element);
}
