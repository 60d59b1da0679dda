import type { PictureOptions } from '~/lib/picture';

/** How the list shows a cover: seven or five of twelve columns, the whole width on a phone. */
export const blogView: PictureOptions = {
  widths: [400, 640, 960, 1200],
  sizes: '(min-width: 48rem) 52vw, 92vw',
};
