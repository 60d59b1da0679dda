/** How fast a page passes by, in its own pixels a second: as one who skims it scrolls. */
const PACE = 260;

/**
 * Lets a page in a frame scroll while somebody looks at its shop, by pointer or focus, and go back to
 * its beginning when they turn away.
 */
export function scrollWhileSeen(shop: HTMLElement, frame: HTMLIFrameElement): void {
  let isSeen = false;
  let last = 0;
  const step = (now: number) => {
    if (!isSeen) return;
    frame.contentWindow?.scrollBy({
      top: (PACE * (now - last)) / 1000,
      behavior: 'instant',
    });
    last = now;
    requestAnimationFrame(step);
  };
  const look = () => {
    if (isSeen) return;
    isSeen = true;
    last = performance.now();
    requestAnimationFrame(step);
  };
  const turnAway = () => {
    isSeen = false;
    frame.contentWindow?.scrollTo({ top: 0, behavior: 'smooth' });
  };
  shop.addEventListener('pointerenter', look);
  shop.addEventListener('focusin', look);
  shop.addEventListener('pointerleave', turnAway);
  shop.addEventListener('focusout', turnAway);
  if (shop.matches(':hover, :focus-within')) look();
}
