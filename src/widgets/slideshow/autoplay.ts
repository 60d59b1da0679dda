/**
 * Calls a function at an interval, except while an element is out of view, hovered or focused,
 * another tab is active, or the visitor prefers reduced motion. (The React version:
 * `widgets/carousel/use-autoplay.ts`.)
 *
 * @param root the element whose hover and focus pause the calls
 * @param seconds between two calls
 * @param pass called at each interval
 * @returns sets whether it may run, as the pause button dictates; initially it may not
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
