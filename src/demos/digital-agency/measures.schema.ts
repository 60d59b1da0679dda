import { z } from 'astro/zod';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';

const { heading, text } = sectionHeadingSchema.shape;

/** Figures between the arrows of a dimension line. */
export const measuresSchema = z.strictObject({
  heading,
  text,
  counters: z
    .array(
      z.strictObject({
        value: z.int().min(0).max(9999).describe('Where the count ends.'),
        unit: z.string().min(1).describe('What is counted, as short as a unit: ms.'),
        title: z.string().min(1).describe('What it says.'),
      }),
    )
    .min(2)
    .max(4)
    .describe('The figures.'),
});
