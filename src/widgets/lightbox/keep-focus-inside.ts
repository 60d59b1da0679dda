/** Keys that would scroll the page behind the dialog. */
const SCROLLING = new Set([' ', 'PageUp', 'PageDown', 'Home', 'End']);

/**
 * Moves the focus into a dialog and traps it there: the rest of the page becomes inert, and Tab
 * cycles.
 *
 * @param dialog a child of the body
 * @returns makes the rest of the page interactive again; does not move the focus
 */
export function keepFocusInside(dialog: HTMLElement): () => void {
  const others = [...document.body.children].filter(
    (other): other is HTMLElement =>
      other instanceof HTMLElement && other !== dialog && !other.inert,
  );
  for (const other of others) other.inert = true;
  dialog.focus({ preventScroll: true });

  const onKeyDown = (event: KeyboardEvent) => {
    if (SCROLLING.has(event.key) && !(event.target instanceof HTMLButtonElement))
      event.preventDefault();
    if (event.key !== 'Tab') return;
    const tabStops = [...dialog.querySelectorAll<HTMLElement>('button:enabled, a[href]')].filter(
      (tabStop) => tabStop.checkVisibility({ visibilityProperty: true }),
    );
    const step = event.shiftKey ? -1 : 1;
    const current = tabStops.findIndex((tabStop) => tabStop === document.activeElement);
    const next = current < 0 ? (event.shiftKey ? -1 : 0) : (current + step) % tabStops.length;
    event.preventDefault();
    tabStops.at(next)?.focus();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    for (const other of others) other.inert = false;
  };
}
