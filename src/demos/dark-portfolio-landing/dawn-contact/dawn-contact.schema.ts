import { z } from 'astro/zod';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** The form at daybreak, below the last star. */
export const dawnContactSchema = z.strictObject({
  id: sectionFields.id,
  star: z.string().min(1).describe('A line beside the last star, while the sky still turns.'),
  heading: sectionFields.heading,
  text: sectionFields.text,
});
