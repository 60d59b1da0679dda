import { z } from 'astro/zod';
import { enlargeable } from '~/lib/enlargeable';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { LARGE_PICTURE } from '~/widgets/lightbox/lightbox-numbers';

/** A name in an address. */
const slug = z.string().regex(/^[a-z0-9-]+$/, 'small letters, digits and dashes');

/** Pictures in two columns; each opens large. */
export const gallerySchema = z.strictObject({
  ...sectionHeadingSchema.shape,
  /** The gallery's name in the address of a shared link; unique on its page. */
  name: slug,
  pictures: z
    .array(
      z.strictObject({
        /** The picture's name in the address of a shared link. */
        id: slug,
        title: z.string().min(1),
        /** What it is made of; shown with the large picture. */
        medium: z.string().min(1),
        picture: enlargeable(
          { widths: [320, 480, 640, 960, 1280], sizes: '(width < 90rem) 46vw, 40rem' },
          LARGE_PICTURE,
        ),
      }),
    )
    .min(1),
});
