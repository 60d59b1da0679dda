import { prefersReducedMotion } from '~/lib/browser/prefers-reduced-motion';

/** What the transition calls the window that grows. */
const NAME = 'opened-window';

/**
 * Lets a home grow out of its window before it opens, by a view transition where the browser has
 * them. Whoever asks for less motion, or for a window or tab of their own choice, gets just the link.
 */
export function zoomIntoWindows(catalogue: HTMLElement): void {
  let isZoomed = false;
  catalogue.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[target]');
    if (!(link instanceof HTMLElement) || isZoomed || !('startViewTransition' in document)) return;
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const pane = link.closest('li')?.querySelector<HTMLElement>('[data-pane]');
    if (!isPlain || !pane || prefersReducedMotion()) return;
    event.preventDefault();
    isZoomed = true;
    void zoom(pane).then((close) => {
      // The link's own click: a browser lets the visitor's click open a tab for some seconds.
      link.click();
      close();
      isZoomed = false;
    });
  });
}

/** @returns what takes the grown window away */
async function zoom(pane: HTMLElement): Promise<() => void> {
  const grown = pane.cloneNode(true) as HTMLElement;
  grown.dataset['grown'] = '';
  grown.ariaHidden = 'true';
  // Where the passing page stood the first screen stands again.
  grown.querySelector(':scope > img')?.remove();
  const setName = (element: HTMLElement, name: string) => {
    element.style.setProperty('view-transition-name', name);
  };
  setName(pane, NAME);
  setName(grown, NAME);
  const transition = document.startViewTransition(() => {
    setName(pane, 'none');
    document.body.append(grown);
  });
  await transition.finished.catch(() => undefined);
  return () => {
    grown.remove();
  };
}
