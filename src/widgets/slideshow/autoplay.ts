/**
 * Calls a function at an interval, but never while an element is out of the window, the visitor
 * points at it, has the focus in it, looks at another tab, or has asked for less motion. (The same
 * for React: `widgets/carousel/use-autoplay.ts`.)
 *
 * @param root what holds it by pointer and focus
 * @param seconds between two calls
 * @param pass what is called
 * @returns to be told whether it may run at all, as the pause button says; it may not at first
 */
export function autoplay(
  root: HTMLElement,
  seconds: number,
  pass: () => void,
): (playing: boolean) => void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const may = { playing: false, inView: false, unpointed: true, unfocused: true };
  let timer: ReturnType<typeof setInterval> | undefined;

  const set = (change: Partial<typeof may>) => {
    Object.assign(may, change);
    const runs = Object.values(may).every(Boolean) && !reducedMotion.matches;
    if (runs === (timer !== undefined)) return;
    clearInterval(timer);
    timer = runs ? setInterval(() => !document.hidden && pass(), seconds * 1000) : undefined;
  };

  new IntersectionObserver((entries) =>
    set({ inView: entries.at(-1)?.isIntersecting ?? false }),
  ).observe(root);
  root.addEventListener('pointerenter', () => set({ unpointed: false }));
  root.addEventListener('pointerleave', () => set({ unpointed: true }));
  root.addEventListener('focusin', () => set({ unfocused: false }));
  root.addEventListener('focusout', ({ relatedTarget }) =>
    set({ unfocused: !(relatedTarget instanceof Node && root.contains(relatedTarget)) }),
  );
  reducedMotion.addEventListener('change', () => set({}));
  return (playing) => set({ playing });
}
