import type { PictureOptions } from '~/lib/picture';

/** How an article shows its cover: as wide as the page. */
export const articleView: PictureOptions = {
  widths: [480, 800, 1200, 1600, 2400],
  sizes: '(min-width: 90rem) 84rem, 92vw',
};
