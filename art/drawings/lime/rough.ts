/** What plaster does to whatever is drawn in it. */

/** A filter that frays the edges of what it is laid on, as a scraper leaves them; `by` in pixels. */
export const frayed = (id: string, seed: number, by: number): string =>
  `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".018" numOctaves="4" seed="${seed}"/><feDisplacementMap in="SourceGraphic" scale="${by}" xChannelSelector="R" yChannelSelector="G"/></filter>`;

/** A filter of grey clouds and long strokes, opaque; `contrast` 0 is flat grey. It repeats without a seam. */
export const trowelled = (
  id: string,
  seed: number,
  contrast: number,
  reach = '.0022 .008',
): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${reach}" numOctaves="6" seed="${seed}" stitchTiles="stitch"/><feColorMatrix values="${`${contrast} 0 0 0 ${(0.5 - contrast / 2).toFixed(3)} `.repeat(3)} 0 0 0 0 1"/></filter>`;

/** A filter of fine pits in one colour, on nothing; more of them the larger `share` is. */
export const pitted = (
  id: string,
  seed: number,
  colour: readonly [number, number, number],
  share: number,
): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".11 .16" numOctaves="3" seed="${seed}"/><feColorMatrix values="${colour.map((value) => `0 0 0 0 ${value} `).join('')} 9 0 0 0 ${share}"/></filter>`;
