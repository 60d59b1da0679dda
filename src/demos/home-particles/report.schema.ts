import { z } from 'astro/zod';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** The way to the firm: a position report. */
export const reportSchema = z.strictObject({
  ...sectionFields,
  blanks: z
    .array(z.string().min(1))
    .min(1)
    .max(2)
    .describe('A position yet to be filled in, for show: one or two lines.'),
});
