/** From here on stylesheets show what such folds hold, whether they stand open or not. */
const WIDE = '(width >= 64rem)';

/**
 * Opens folds while the window is wide, where their stylesheet shows all of them: the attribute then
 * says what one sees, and the keyboard does not stop at a heading that has nothing to unfold.
 */
export function start(found: HTMLElement[]): void {
  const wide = matchMedia(WIDE);
  const folds = found.filter((element) => element instanceof HTMLDetailsElement);
  // An address may lead to a section whose fold is shut.
  const before = folds.map((fold) => fold.open || fold.closest(':target') !== null);
  const fit = () => {
    folds.forEach((fold, index) => {
      fold.open = wide.matches || before[index] === true;
      const summary = fold.querySelector('summary');
      if (wide.matches) summary?.setAttribute('tabindex', '-1');
      else summary?.removeAttribute('tabindex');
    });
  };
  fit();
  wide.addEventListener('change', fit);
}
