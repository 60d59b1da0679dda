import { z } from 'astro/zod';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** What clients say, set as large as headlines. */
export const voicesSchema = z.strictObject({
  ...sectionFields,
  quotes: z
    .array(
      z.strictObject({
        quote: z.string().min(1).describe('What they say, without quotation marks.'),
        name: z.string().min(1).describe('Who says it.'),
        role: z.string().min(1).describe('What they do, and where.'),
      }),
    )
    .min(1)
    .describe('The statements.'),
});
