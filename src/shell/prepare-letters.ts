import { prefersReducedData } from '~/lib/browser/prefers-reduced-data';

/** What a visitor does with a link before it leads on; most come to it first. */
const SIGNS_OF_LEAVING = ['pointermove', 'pointerdown', 'focusin'] as const;

/** Where a link leads within this site; an anchor of this page is no other page. */
const leadsOn = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a[href^="/"]') !== null;

/**
 * A page that is scrolled below a pointer tells of it too. (`on-first-interaction.ts` knows this as well: shared
 * by two scripts, it would have to be fetched before the first paint.)
 */
const isAtRest = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

/**
 * A home has the letters that it prints itself, and no others (`tools/astro/finish/page-letters.ts`). Those of
 * the other pages are asked for when a visitor is about to go there.
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
