/** Stylesheets show the content of these `details` from this width, open or not. */
const WIDE = '(width >= 64rem)';

/**
 * Opens `details` elements while the window is wide enough for their stylesheet to show all of
 * them: the `open` attribute then matches what is visible, and keyboard focus skips a heading with
 * nothing to expand.
 */
export function start(found: HTMLElement[]): void {
  const wide = matchMedia(WIDE);
  const detailsElements = found.filter((element) => element instanceof HTMLDetailsElement);
  // The URL may point to a section whose `details` is closed.
  const initiallyOpen = detailsElements.map(
    (details) => details.open || details.closest(':target') !== null,
  );
  const update = () => {
    detailsElements.forEach((details, index) => {
      details.open = wide.matches || initiallyOpen[index] === true;
      const summary = details.querySelector('summary');
      if (wide.matches) summary?.setAttribute('tabindex', '-1');
      else summary?.removeAttribute('tabindex');
    });
  };
  update();
  wide.addEventListener('change', update);
}
