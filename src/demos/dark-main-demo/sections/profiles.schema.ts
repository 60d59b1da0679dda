import { z } from 'astro/zod';

/** Who is drawn; `outlines.ts` has the lines. */
const outlineNames = ['bun', 'cap', 'curls'] as const;

/** What clients say, under outlines of them in neon. */
export const profilesSchema = z.strictObject({
  heading: z.string().min(1).describe('The section’s heading.'),
  quotes: z
    .array(
      z.strictObject({
        quote: z.string().min(1).describe('What they say, without quotation marks.'),
        name: z.string().min(1).describe('Who says it.'),
        role: z.string().min(1).describe('Where they work, and as what.'),
        outline: z.enum(outlineNames).describe('How they are drawn: by hair or hat.'),
      }),
    )
    .min(1)
    .describe('The quotes; the line runs through the drawings of all.'),
});
