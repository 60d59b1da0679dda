/**
 * Adds what CSS cannot do in the menu bar: a click keeps a submenu open, Escape closes it however
 * it was opened (WCAG 1.4.13), and `aria-expanded` stays in sync.
 */
export function initMenuBar(root: ParentNode): void {
  const items = [...root.querySelectorAll<HTMLElement>('[data-submenu]')];

  for (const item of items) {
    const button = item.querySelector('button');
    if (!button) continue;

    const show = (open: boolean) => button.setAttribute('aria-expanded', String(open));
    const isShown = () =>
      'open' in item.dataset ||
      (item.matches(':hover, :focus-within') && !('dismissed' in item.dataset));
    const refresh = () => show(isShown());
    const dismiss = () => {
      delete item.dataset['open'];
      item.dataset['dismissed'] = '';
      show(false);
    };

    // Focus without `:focus-visible` means that the button was clicked before this script loaded.
    if (button === document.activeElement && !button.matches(':focus-visible'))
      item.dataset['open'] = '';
    refresh();
    button.addEventListener('click', () => {
      if ('open' in item.dataset) {
        dismiss();
        return;
      }
      for (const other of items) delete other.dataset['open'];
      delete item.dataset['dismissed'];
      item.dataset['open'] = '';
      show(true);
    });
    item.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !isShown()) return;
      if (item.contains(document.activeElement)) button.focus();
      dismiss();
    });
    item.addEventListener('pointerenter', () => {
      delete item.dataset['dismissed'];
      refresh();
    });
    item.addEventListener('pointerleave', refresh);
    item.addEventListener('focusin', refresh);
    item.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && item.contains(relatedTarget)) return;
      delete item.dataset['open'];
      delete item.dataset['dismissed'];
      requestAnimationFrame(refresh);
    });
  }

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const item of items) if (item.matches(':hover')) item.dataset['dismissed'] = '';
  });
  document.addEventListener('pointerdown', ({ target }) => {
    for (const item of items) {
      if (target instanceof Node && !item.contains(target)) delete item.dataset['open'];
    }
  });
}
