import type { ClientDirective } from 'astro';

/** What a visitor does first, whatever it is. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'];

/**
 * `client:interaction`: hydrates at the first sign of a visitor anywhere on the page. For a first
 * screen that is whole without script and whose script would weigh on the load.
 */
const interaction: ClientDirective = (load) => {
  const seen = new AbortController();
  const start = () => {
    seen.abort();
    void load().then((hydrate) => hydrate());
  };
  for (const sign of SIGNS_OF_LIFE)
    addEventListener(sign, start, { passive: true, signal: seen.signal });
};

export default interaction;
