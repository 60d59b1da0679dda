import { z } from 'astro/zod';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** What founders say, each behind a flute that bears their initials. */
export const foundersSchema = z.strictObject({
  ...sectionFields,
  quotes: z
    .array(
      z.strictObject({
        name: z.string().min(1).describe('Who says it; the flute shows the initials.'),
        role: z.string().min(1).describe('What they do, as a business card says it.'),
        company: z.string().min(1).describe('Where they do it; it follows “at”.'),
        quote: z.string().min(1).describe('What they say, without quotation marks.'),
      }),
    )
    .min(2)
    .max(6)
    .describe('The quotes; the first is open.'),
});
