import type { Locator, Page } from '@playwright/test';

/** Those of the links that something else lies over: where one would press, or at their upper edge. */
export const covered = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const isHit = (y: number) =>
          element.contains(document.elementFromPoint(left + width / 2, y));
        return !isHit(top + 2) || !isHit(top + height / 2);
      })
      .map(({ textContent }) => textContent),
  );

/** How near the ends of a link are looked at, in CSS pixels: its very edge is rounded. */
const EDGE = 2;

/** What one presses. A field may have words of its own over it. */
const PRESSED = 'main :is(a, button, summary, [role=tab]), footer a';

/**
 * What is pressed and something else lies over: in the middle, wherever on the page it stands; and at its ends,
 * where nobody can scroll away what lies over it, for the page is at its end.
 *
 * @param page scrolled to its end, where it is left
 */
export const unpressable = (page: Page): Promise<string[]> =>
  page.evaluate(
    async ([pressed, edge]) => {
      const isUnder = (one: Element, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && !one.contains(hit) && !hit.contains(one);
      };
      const all = [...document.querySelectorAll(pressed)].filter(
        (one) =>
          !one.closest('[inert]') &&
          one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
      const atEnd = all.filter((one) => {
        const { left, right, top, height } = one.getBoundingClientRect();
        if (!one.closest('footer') || top < innerHeight / 2) return false;
        return [left + edge, right - edge].some((x) => isUnder(one, x, top + height / 2));
      });
      const isUnderInTheMiddle = (one: Element) => {
        // Of one that is broken into lines, the first.
        const box = one.getClientRects()[0];
        return box && isUnder(one, box.left + box.width / 2, box.top + box.height / 2);
      };
      const bring = (one: Element) => one.scrollIntoView({ block: 'center', behavior: 'instant' });
      const suspects = all.filter((one) => {
        bring(one);
        return isUnderInTheMiddle(one);
      });
      // What moves as one scrolls stands in its place with the next frames.
      const moved = async () => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      };
      const anywhere: Element[] = [];
      for (const one of suspects) {
        // From where a reader comes from: it may go under as one scrolls on.
        scrollTo({ top: 0, behavior: 'instant' });
        await moved();
        if (one.getBoundingClientRect().bottom > innerHeight) bring(one);
        await moved();
        if (isUnderInTheMiddle(one)) anywhere.push(one);
      }
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      return [...new Set([...atEnd, ...anywhere])].map(
        (one) => `${one.textContent.trim().slice(0, 40) || one.getAttribute('aria-label')}`,
      );
    },
    [PRESSED, EDGE] as const,
  );
