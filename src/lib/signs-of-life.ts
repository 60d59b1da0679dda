/** What a visitor does first, whatever it is. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'];

/** Runs work once, at the first sign of a visitor anywhere on the page. */
export function atFirstSign(work: () => void): void {
  const seen = new AbortController();
  const start = () => {
    seen.abort();
    work();
  };
  for (const sign of SIGNS_OF_LIFE)
    addEventListener(sign, start, { passive: true, signal: seen.signal });
}
