import { attribute, elementsIn, removeAttribute } from '../../lib/html.ts';
import type { FinishingStep } from './finish-pages.ts';

const COVER = 'data-work-cover';

/**
 * Leaves the mark of a work's cover to its first card on each page: the browser gives up a
 * transition in which two elements bear one name.
 */
export const oneCoverStep: FinishingStep = {
  name: 'one cover',
  run: ({ pages }) => {
    for (const { document } of pages) {
      const seen = new Set<string>();
      for (const element of elementsIn(document)) {
        const name = attribute(element, COVER);
        if (name === undefined) continue;
        if (seen.has(name)) removeAttribute(element, COVER);
        seen.add(name);
      }
    }
  },
};
