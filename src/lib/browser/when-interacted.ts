/**
 * Runs work once, as soon as the visitor has interacted with the page, or at once if that has
 * already happened.
 */
export function whenInteracted(work: () => void): void {
  // `load-shell.ts` sets this mark and dispatches the event.
  if ('interacted' in document.documentElement.dataset) work();
  else addEventListener('interacted', work, { once: true });
}
