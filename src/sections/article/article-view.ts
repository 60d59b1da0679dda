import type { PictureOptions } from '~/lib/pictures/picture';

/** Renders an article's cover as wide as the page. */
export const articleView: PictureOptions = {
  widths: [720, 1080, 1440, 1920],
  sizes: '(min-width: 90rem) 84rem, 92vw',
};
