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
  const conditions = { playing: false, inView: false, unpointed: true, unfocused: true };
  let timer: ReturnType<typeof setInterval> | undefined;

  const update = (change: Partial<typeof conditions>) => {
    Object.assign(conditions, change);
    const runs = Object.values(conditions).every(Boolean) && !reducedMotion.matches;
    if (runs === (timer !== undefined)) return;
    clearInterval(timer);
    timer = runs ? setInterval(() => !document.hidden && pass(), seconds * 1000) : undefined;
  };

  new IntersectionObserver((entries) =>
    update({ inView: entries.at(-1)?.isIntersecting ?? false }),
  ).observe(root);
  root.addEventListener('pointerenter', () => update({ unpointed: false }));
  root.addEventListener('pointerleave', () => update({ unpointed: true }));
  root.addEventListener('focusin', () => update({ unfocused: false }));
  root.addEventListener('focusout', ({ relatedTarget }) =>
    update({ unfocused: !(relatedTarget instanceof Node && root.contains(relatedTarget)) }),
  );
  reducedMotion.addEventListener('change', () => update({}));
  return (playing) => update({ playing });
}
