import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { projects } from '~/lib/collections/projects';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** Works as cards, each with a picture, a category, a title and a link. */
export const worksCardsSchema = z.strictObject({
  ...sectionFields,
  category: z
    .string()
    .optional()
    .describe('Stands on every card, in place of each work’s own category.'),
  more: buttonLink().describe('The link of every card.'),
  works: projects({
    widths: [480, 720, 1080],
    sizes: '(width < 40rem) 92vw, (width < 64rem) 45vw, 28rem',
  }).describe('Names of works in src/content/projects.yaml, or works written out.'),
});
