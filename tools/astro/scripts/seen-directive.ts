import type { ClientDirective } from 'astro';
import { whenInteracted } from '../../../src/lib/browser/when-interacted.ts';
import { preserveFieldValues } from './preserve-field-values.ts';

/**
 * `client:seen`: hydrates an island when it is seen and a visitor is at work. Unlike
 * `client:visible` it does not bring the script of one in the first screen to a page that is only
 * looked at. Every page with an island prints this line.
 */
const seen: ClientDirective = (load, _options, island) => {
  whenInteracted(() => {
    const observer = new IntersectionObserver((entries) => {
      // One above the window was passed before anybody watched.
      const isSeen = entries.some((one) => one.isIntersecting || one.boundingClientRect.top < 0);
      if (!isSeen) return;
      observer.disconnect();
      void load().then((hydrate) => {
        preserveFieldValues(island);
        // A page that the browser has translated is not what React expects: it draws the island anew without a try.
        if (island.querySelector(':is(font)')) island.setAttribute('client', 'only');
        return hydrate();
      });
    });
    // The island itself has no box of its own.
    for (const child of island.children) observer.observe(child);
  });
};

export default seen;
