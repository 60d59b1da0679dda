/** The theme of the splash page, and of inner pages where the site has chosen no home's. */
export const HOUSE = 'house';

/** Where a theme's `inner.css` lies, below the project; not every theme has one. */
export const innerFile = (name: string): string =>
  name === HOUSE ? 'src/styles/inner.css' : `src/demos/${name}/inner.css`;

/** A stylesheet without what only its readers need: comments, and blanks that separate nothing. */
export const minifyCss = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .trim();
