import { z } from 'astro/zod';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** The chief executive's letter, in which companies' years stand as words. */
export const letterSchema = z.strictObject({
  ...sectionFields,
  paragraphs: z
    .array(z.string().min(1))
    .min(1)
    .describe(
      'The letter. {total} is what the year came to, {water} the drawing of the weeks of the company with this id.',
    ),
  name: z.string().min(1).describe('Who signs it.'),
  role: z.string().min(1).describe('What they are.'),
});
