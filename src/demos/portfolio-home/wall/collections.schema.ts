import { z } from 'astro/zod';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';

/** Who owns a print, lettered on the wall. */
export const collectionsSchema = z.strictObject({
  ...sectionHeadingSchema.shape,
  id: z.string().describe('For links to this section.'),
  collections: z
    .array(
      z.strictObject({
        name: z.string().min(1).describe('The collection, gallery, school or pub.'),
        work: z.string().min(1).describe('Which print hangs there.'),
      }),
    )
    .min(1)
    .describe('The owners, in columns.'),
});
