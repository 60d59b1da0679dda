/** Events that can be a visitor's first interaction. */
const SIGNS_OF_LIFE = [
  'pointermove',
  'pointerdown',
  'keydown',
  'scroll',
  'touchstart',
  'focusin',
] as const;

/** Browsers report a pointer that rests over the page during layout, although nobody has moved it. */
const isResting = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

/** Runs work once, at the visitor's first interaction with the page. */
export function onFirstInteraction(work: () => void): void {
  const seen = new AbortController();
  const start = (event: Event) => {
    if (isResting(event)) return;
    seen.abort();
    work();
  };
  for (const sign of SIGNS_OF_LIFE)
    addEventListener(sign, start, { passive: true, signal: seen.signal });
}
