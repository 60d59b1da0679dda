import { z } from 'astro/zod';
import { enlargeable } from '~/lib/pictures/enlargeable';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';
import { LARGE_PICTURE } from '~/widgets/lightbox/constants';

/** A name in a URL. */
const slug = z.string().regex(/^[a-z0-9-]+$/, 'small letters, digits and dashes');

const picture = z.strictObject({
  id: slug.describe('The picture’s name in the address of a shared link.'),
  title: z.string().min(1).describe('What the picture is called.'),
  medium: z.string().min(1).describe('What it is made of; shown with the large picture.'),
  picture: enlargeable(
    {
      // 672 px is 92vw on the most common small phones (412 px at 1.75×, 360 px at 2×).
      widths: [672, 720, 1080],
      sizes: '(width < 40rem) 92vw, (width < 90rem) 46vw, 40rem',
    },
    LARGE_PICTURE,
  ).describe('The picture itself, and how it opens.'),
});

/** Pictures in two columns; each opens in the lightbox. */
export const gallerySchema = z.strictObject({
  ...sectionFields,
  name: slug.describe('The gallery’s name in the address of a shared link; unique on its page.'),
  pictures: z.array(picture).min(1).describe('The pictures, in the order in which they stand.'),
});
