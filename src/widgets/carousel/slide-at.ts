/**
 * The slide to which the visitor has scrolled a strip before it came to life.
 *
 * @param view what the slides pass in: its only child holds them
 */
export function slideAt(view: HTMLElement): number {
  const slide = view.firstElementChild?.firstElementChild;
  return slide instanceof HTMLElement ? Math.round(view.scrollLeft / slide.offsetWidth) : 0;
}
