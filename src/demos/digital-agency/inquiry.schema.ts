import { z } from 'astro/zod';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';

const { heading, text } = sectionHeadingSchema.shape;

/** The form, and how to reach the firm without one. */
export const inquirySchema = z.strictObject({
  id: z.string().min(1).describe('For links to this section: inquiry makes #inquiry.'),
  heading,
  text,
});
