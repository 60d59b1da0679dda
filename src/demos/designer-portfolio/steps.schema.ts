import { z } from 'astro/zod';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** Three steps of one way of working; each has a drawing of its own. */
export const stepsSchema = z.strictObject({
  ...sectionFields,
  steps: z
    .array(
      z.strictObject({
        title: z.string().min(1).describe('What is done, in three words.'),
        text: z.string().min(1).describe('How, in a few sentences.'),
      }),
    )
    .length(3)
    .describe('The steps, in their order: asking, writing, drawing.'),
});
