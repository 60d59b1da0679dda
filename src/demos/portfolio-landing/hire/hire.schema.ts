import { z } from 'astro/zod';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** An empty page, for the visitor to write on. */
export const hireSchema = z.strictObject({
  id: sectionFields.id,
  heading: sectionFields.heading,
  text: sectionFields.text,
});
