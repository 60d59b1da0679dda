import { z } from 'astro/zod';
import { works } from '~/lib/collections/works';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** Works as cards, each with a picture, a category, a title and a link. */
export const worksCardsSchema = z.strictObject({
  ...sectionFields,
  category: z
    .string()
    .optional()
    .describe('Stands on every card, in place of each work’s own category.'),
  more: z.string().min(1).describe('The words of the link from each work to its page.'),
  works: works({
    widths: [480, 720, 1080],
    sizes: '(width < 40rem) 92vw, (width < 64rem) 45vw, 28rem',
  }),
});
