/** Puts a frame in the place of its link when somebody presses it (`data-frame`). */
export function start(): void {
  document.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
    // Leaves clicks for a new tab to the browser.
    if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    const link = target instanceof Element ? target.closest('a[data-frame]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    const { frame: src = '', title = '' } = link.dataset;
    const frame = Object.assign(document.createElement('iframe'), {
      src,
      title,
      className: link.className,
      allow: 'fullscreen; autoplay',
    });
    link.replaceWith(frame);
    frame.focus();
  });
}
