import { z } from 'astro/zod';
import { link } from '~/lib/routes/link';
import { picture } from '~/lib/pictures/picture';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { carouselFields } from '~/widgets/carousel/carousel.schema';

/** The pages that every demo brings along. */
export const innerPagesSchema = z.strictObject({
  ...sectionHeadingSchema.shape,
  words: carouselFields.words,
  pages: z
    .array(
      z.strictObject({
        title: z.string().min(1).describe('What the page is called.'),
        url: link().describe('Its address.'),
        image: picture({
          widths: [720],
          sizes: '(width < 481px) 92vw, (width < 993px) 46vw, 30vw',
        }).describe('A photograph of the page: `npm run thumbnails` takes it.'),
      }),
    )
    .min(1)
    .describe('The pages, in the order of the carousel.'),
});
