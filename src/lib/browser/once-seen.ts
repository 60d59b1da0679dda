/**
 * Calls once for each element that it is given, when enough of it has come into the window.
 *
 * @param threshold how much of it that is, from 0 to 1
 * @returns begins to watch an element
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
