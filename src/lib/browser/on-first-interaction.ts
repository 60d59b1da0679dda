/** What a visitor does first, whatever it is. */
const SIGNS_OF_LIFE = [
  'pointermove',
  'pointerdown',
  'keydown',
  'scroll',
  'touchstart',
  'focusin',
] as const;

/** A browser reports a pointer that rests over a page as it is laid out: nobody has moved it. */
const isResting = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

/** Runs work once, at the first sign of a visitor anywhere on the page. */
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
