import { z } from 'astro/zod';

/** What stands on the report's back. */
export const backCoverSchema = z.strictObject({
  imprint: z.string().min(1).describe('How the report was made.'),
  founded: z
    .string()
    .regex(/\{founded\}/, 'a text with {founded} in it')
    .describe('Since when the firm has been there, with {founded}.'),
  price: z.string().min(1).describe('What stands above the stripes.'),
});
