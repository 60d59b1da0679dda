import { z } from 'astro/zod';

/** Numbers that are added up. */
export const sumSchema = z.strictObject({
  heading: z.string().min(1).describe('The section’s heading.'),
  parts: z
    .array(
      z.strictObject({
        value: z.int().min(0).describe('What is added.'),
        title: z.string().min(1).describe('What is counted, read on from its number.'),
      }),
    )
    .min(2)
    .describe('The numbers that are added up.'),
  total: z.string().min(1).describe('What their sum counts, read on from it.'),
});
