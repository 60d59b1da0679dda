import type { PictureOptions } from '~/lib/pictures/picture';

/** Sizes of a cover in the list: seven or five of twelve columns, the whole width on phones. */
export const blogView: PictureOptions = {
  widths: [720, 1080, 1440],
  sizes: '(min-width: 48rem) 52vw, 92vw',
};
