import type { ClientDirective } from 'astro';
import { whenInteracted } from '../../../src/lib/browser/when-interacted.ts';
import { preserveFieldValues } from './preserve-field-values.ts';

/**
 * `client:seen`: hydrates an island when it is visible and the visitor interacts with the page.
 * Unlike `client:visible`, it doesn't load the script of an island in the first screen for a
 * visitor who only looks at the page. Every page with an island contains this code.
 */
const seen: ClientDirective = (load, _options, island) => {
  whenInteracted(() => {
    const observer = new IntersectionObserver((entries) => {
      // An island above the window was scrolled past before the observer started.
      const isSeen = entries.some((one) => one.isIntersecting || one.boundingClientRect.top < 0);
      if (!isSeen) return;
      observer.disconnect();
      void load().then((hydrate) => {
        preserveFieldValues(island);
        // Translation by the browser changes the page, so hydration would fail: the island renders
        // from scratch instead.
        if (island.querySelector(':is(font)')) island.setAttribute('client', 'only');
        return hydrate();
      });
    });
    // The island element has no box of its own.
    for (const child of island.children) observer.observe(child);
  });
};

export default seen;
