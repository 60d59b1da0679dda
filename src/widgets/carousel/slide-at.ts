/**
 * Returns the slide to which the visitor scrolled the strip before the script loaded.
 *
 * @param view the element that scrolls; its only child contains the slides
 */
export function slideAt(view: HTMLElement): number {
  const slide = view.firstElementChild?.firstElementChild;
  // The distance is negative in a strip that scrolls from right to left.
  return slide instanceof HTMLElement
    ? Math.round(Math.abs(view.scrollLeft) / slide.offsetWidth)
    : 0;
}
