import { z } from 'astro/zod';
import { picture } from '~/lib/picture';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';

/** Stills of different sizes; each plays the site's film. */
export const videoPopupsSchema = z.strictObject({
  ...sectionHeadingSchema.shape,
  stills: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        /** What the still shows, in a few words. */
        text: z.string().min(1),
        picture: picture({
          widths: [400, 640, 960, 1280],
          sizes: '(width < 48rem) 92vw, (width < 90rem) 56vw, 50rem',
        }),
      }),
    )
    .min(1),
});
