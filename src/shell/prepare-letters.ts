import { prefersReducedData } from '~/lib/browser/prefers-reduced-data';

/** Events that usually come before a click on a link. */
const SIGNS_OF_LEAVING = ['pointermove', 'pointerdown', 'focusin'] as const;

/** Whether an element is in a link to a page of this site; an anchor of this page is not one. */
const leadsOn = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a[href^="/"]') !== null;

/**
 * Browsers also report a pointer when the page scrolls below it. (`on-first-interaction.ts` has the
 * same check: as a module shared by two scripts, it would have to be fetched before the first
 * paint.)
 */
const isAtRest = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

/**
 * Prefetches the full fonts when the visitor is about to open another page: a home includes only
 * the letters that it prints (`tools/astro/finish/page-letters.ts`).
 */
export function prepareLetters(): void {
  const own = document.querySelector<HTMLLinkElement>('link[data-all-letters]');
  if (!own || prefersReducedData()) return;
  const asked = new AbortController();
  const ask = (event: Event) => {
    if (isAtRest(event) || !leadsOn(event.target)) return;
    asked.abort();
    for (const href of own.dataset['allLetters']?.split(' ') ?? []) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'prefetch', as: 'style', href });
      document.head.append(link);
    }
  };
  for (const sign of SIGNS_OF_LEAVING)
    addEventListener(sign, ask, { passive: true, signal: asked.signal });
}
