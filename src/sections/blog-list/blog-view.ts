import type { PictureOptions } from '~/lib/pictures/picture';

/** How the list shows a cover: seven or five of twelve columns, the whole width on a phone. */
export const blogView: PictureOptions = {
  widths: [720, 1080, 1440],
  sizes: '(min-width: 48rem) 52vw, 92vw',
};
