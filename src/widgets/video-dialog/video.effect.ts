/**
 * Opens the film of a play link (`data-video`) in the page's one dialog. Nothing of the dialog, and
 * nothing of the film's host, is asked for before the first click.
 */
export function start(): void {
  document.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
    // A visitor who asks for a new tab gets it.
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
