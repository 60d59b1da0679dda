/**
 * Returns the slide to which the visitor scrolled the strip before the script loaded.
 *
 * @param view the element that scrolls; its only child contains the slides
 */
export function slideAt(view: HTMLElement): number {
  const slide = view.firstElementChild?.firstElementChild;
  return slide instanceof HTMLElement ? Math.round(view.scrollLeft / slide.offsetWidth) : 0;
}
