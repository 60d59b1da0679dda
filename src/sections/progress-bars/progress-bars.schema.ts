import { z } from 'astro/zod';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** A group of percentages. */
export const progressBarsSchema = z.strictObject({
  ...sectionFields,
  bars: z
    .array(
      z.strictObject({
        title: z.string().min(1).describe('What there is a share of.'),
        percentage: z.int().min(0).max(100).describe('How much of it there is: 0 to 100.'),
      }),
    )
    .min(1)
    .describe('The shares.'),
});
