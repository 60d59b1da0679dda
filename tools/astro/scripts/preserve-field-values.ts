type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (island: HTMLElement) => [
  ...island.querySelectorAll<Field>('input[name]:not([type=hidden]), textarea[name]'),
];

/**
 * Keeps what a visitor has typed into an island that React draws anew: it does so where it finds other elements
 * than the server has printed, which translators and extensions bring in. The focus is kept too. The fields that
 * were taken away still hold their words; the new ones get them.
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
