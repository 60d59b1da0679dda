/** When those that were brought here are there; the head's script has brought its own before the first paint. */
const coming = new WeakMap<Element, Promise<void>>();

/**
 * Brings a stylesheet that the page does not have. One that does not come leaves the page as it is.
 *
 * @returns settled when it is there, or will not come
 */
export function bringSheet(href: string): Promise<void> {
  const present = document.querySelector(`link[href="${href}"]`);
  if (present) return coming.get(present) ?? Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  // As long as the head is read, the page waits for it before it is painted.
  link.setAttribute('blocking', 'render');
  const sheet = new Promise<void>((resolve) => {
    link.addEventListener('load', () => {
      // What is optional counts as late by now, and would be left out.
      const optional = [...document.fonts].filter((face) => face.display === 'optional');
      void Promise.allSettled(optional.map((face) => face.load())).then(() => resolve());
    });
    link.addEventListener('error', () => resolve());
  });
  coming.set(link, sheet);
  document.head.append(link);
  return sheet;
}
