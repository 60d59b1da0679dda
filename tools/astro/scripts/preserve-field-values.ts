type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (island: HTMLElement) => [
  ...island.querySelectorAll<Field>('input[name]:not([type=hidden]), textarea[name]'),
];

/**
 * Keeps what a visitor has typed into an island when React renders it from scratch, which happens
 * if it finds elements other than the server's, added by translators and extensions. It also keeps
 * the focus. The removed fields still hold their text, which is copied to the new ones.
 *
 * @param island before it is hydrated
 */
export function preserveFieldValues(island: HTMLElement): void {
  const before = fieldsOf(island);
  if (before.length === 0) return;
  let focused = before.find((field) => field === document.activeElement);
  const remember = ({ target }: FocusEvent) => {
    focused = before.find((field) => field === target);
  };
  island.addEventListener('focusin', remember);
  new MutationObserver((_, observer) => {
    if (before.some(({ isConnected }) => isConnected)) return;
    observer.disconnect();
    island.removeEventListener('focusin', remember);
    const after = new Map(fieldsOf(island).map((field) => [field.name, field]));
    for (const old of before) {
      const field = after.get(old.name);
      if (!field) continue;
      field.value = old.value;
      if (old === focused && document.activeElement === document.body) field.focus();
    }
  }).observe(island, { childList: true, subtree: true });
}
