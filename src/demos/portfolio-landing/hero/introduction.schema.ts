import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** Somebody introduces themselves in a few lines, the last of which is typed. */
export const introductionSchema = z.strictObject({
  id: sectionFields.id,
  lines: z
    .array(z.string().min(1))
    .min(2)
    .describe('The page’s heading, line by line; the last one is typed as one watches.'),
  text: z.string().min(1).describe('One or two sentences below.'),
  buttons: z
    .array(buttonLink())
    .min(1)
    .max(2)
    .describe('The first is solid, the second only outlined.'),
});
