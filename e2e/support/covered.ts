import type { Locator, Page } from '@playwright/test';

/** The links that something else covers, at their middle or at their upper edge. */
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

/**
 * The distance from the ends of a link at which it is probed, in CSS pixels: the very edge is
 * rounded.
 */
const EDGE = 2;

/** Clickable elements. Fields are left out, since their labels may cover them. */
const PRESSED = 'main :is(a, button, summary, [role=tab]), footer a';

/**
 * Clickable elements that something else covers: at their middle, anywhere on the page; and at
 * their ends, if nobody can scroll the covering element away because the page ends there.
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
        // For an element that wraps, its first line.
        const box = one.getClientRects()[0];
        return box && isUnder(one, box.left + box.width / 2, box.top + box.height / 2);
      };
      const bring = (one: Element) => one.scrollIntoView({ block: 'center', behavior: 'instant' });
      const suspects = all.filter((one) => {
        bring(one);
        return isUnderInTheMiddle(one);
      });
      // Elements that move on scrolling are in place after the next frames.
      const moved = async () => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      };
      const anywhere: Element[] = [];
      for (const one of suspects) {
        // Scrolls down from the top, as a reader does: an element may be covered later on.
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
