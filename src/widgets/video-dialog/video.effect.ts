/**
 * Opens the film of a play link (`data-video`) in the page's only dialog. Neither the dialog nor
 * anything from the film's host is loaded before the first click.
 */
export function start(): void {
  document.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
    // Leaves clicks for a new tab to the browser.
    if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    const link = target instanceof Element ? target.closest('a[data-video]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    import('./video-dialog').then(
      ({ openVideo }) => openVideo(link),
      () => location.assign(link.href),
    );
  });
}
