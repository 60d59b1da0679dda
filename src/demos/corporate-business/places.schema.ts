import { z } from 'astro/zod';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** The year by country. */
export const placesSchema = z.strictObject({
  ...sectionFields,
  legend: z.string().min(1).describe('What stands before the sizes of the dots.'),
});
