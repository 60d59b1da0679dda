import { z } from 'astro/zod';

/** What the page ends with: goodbye, and what it was made of. */
export const colophonSchema = z.strictObject({
  goodbye: z.string().min(1).describe('One word, as large as the greeting.'),
  language: z
    .string()
    .optional()
    .describe('Its language where it is not the page’s, a BCP 47 tag: `gsw`.'),
  lines: z
    .array(
      z.strictObject({
        of: z.string().min(1).describe('Of what it is told, in a word.'),
        is: z.string().min(1).describe('What it is.'),
      }),
    )
    .describe('What the page was made of, a line each.'),
});
