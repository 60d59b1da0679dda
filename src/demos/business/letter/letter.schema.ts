import { z } from 'astro/zod';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** A form as a letter that only has to be filled in. */
export const letterSchema = z.strictObject({
  ...sectionFields,
  greeting: z.string().min(1).describe('How the letter begins.'),
});
