import { z } from 'astro/zod';
import { link } from '~/lib/link';
import { picture } from '~/lib/picture';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';

/** The pages that every demo brings along. */
export const innerPagesSchema = z.strictObject({
  ...sectionHeadingSchema.shape,
  pages: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        url: link(),
        /** A photograph of the page: `npm run thumbnails` takes it. */
        image: picture({
          widths: [400, 640, 960],
          sizes: '(width < 481px) 92vw, (width < 993px) 46vw, 30vw',
        }),
      }),
    )
    .min(1),
});
