/** The theme of the splash page, and of inner pages if the site uses no home's theme for them. */
export const HOUSE = 'house';

/** The path of a theme's `inner.css` below the project; not every theme has one. */
export const innerFile = (name: string): string =>
  name === HOUSE ? 'src/styles/inner.css' : `src/demos/${name}/inner.css`;

/** Removes comments and insignificant white space from a stylesheet. */
export const minifyCss = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .trim();
