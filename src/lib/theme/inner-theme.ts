/** The theme of the splash page, and of inner pages where the site has chosen no home's. */
export const HOUSE = 'house';

/** Where a theme's `inner.css` lies, below the project; not every theme has one. */
export const innerFile = (name: string): string =>
  name === HOUSE ? 'src/styles/inner.css' : `src/demos/${name}/inner.css`;

/** Where a theme lies in the project. */
export const themePath = (name: string): string =>
  name === HOUSE ? 'src/styles/house.ts' : `src/demos/${name}/theme.ts`;
