import type { ClientDirective } from 'astro';
import { atFirstSign } from '../../src/lib/signs-of-life.ts';

/**
 * `client:interaction`: hydrates at the first sign of a visitor anywhere on the page. For a first
 * screen that is whole without script and whose script would weigh on the load.
 */
const interaction: ClientDirective = (load) => {
  atFirstSign(() => void load().then((hydrate) => hydrate()));
};

export default interaction;
