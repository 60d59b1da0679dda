import { z } from 'astro/zod';
import { buttonLink } from '~/lib/button-link';
import { projects } from '~/lib/collections/projects';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';

/** Works as cards: picture, category, title, and a link to more. */
export const worksCardsSchema = z.strictObject({
  ...sectionHeadingSchema.shape,
  /** Stands on every card, in place of each work's own category. */
  category: z.string().optional(),
  /** The link of every card. */
  more: buttonLink(),
  works: projects({
    widths: [400, 640, 960],
    sizes: '(width < 40rem) 92vw, (width < 64rem) 45vw, 28rem',
  }),
});
