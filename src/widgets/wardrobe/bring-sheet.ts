/** Brings a stylesheet, once. One that does not come leaves the page as it is. */
export function bringSheet(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  // As long as the head is read, the page waits for it before it is painted.
  link.setAttribute('blocking', 'render');
  document.head.append(link);
  return new Promise((resolve) => {
    link.addEventListener('load', () => {
      // What is optional counts as late by now, and would be left out.
      const optional = [...document.fonts].filter((face) => face.display === 'optional');
      void Promise.allSettled(optional.map((face) => face.load())).then(() => resolve());
    });
    link.addEventListener('error', () => resolve());
  });
}
