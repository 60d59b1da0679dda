import { z } from 'astro/zod';
import { feedback } from '~/lib/collections/feedback';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';

/** What buyers say. */
export const feedbackSchema = z.strictObject({
  ...sectionHeadingSchema.shape,
  voices: feedback(),
});
