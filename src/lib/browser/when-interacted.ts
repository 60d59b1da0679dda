/** Runs work once: when a visitor has made a first move anywhere on the page, which may have been. */
export function whenInteracted(work: () => void): void {
  // `load-shell.ts` marks the page and tells it.
  if ('interacted' in document.documentElement.dataset) work();
  else addEventListener('interacted', work, { once: true });
}
