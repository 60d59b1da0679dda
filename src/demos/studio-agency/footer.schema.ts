import { z } from 'astro/zod';

/** The end credits, besides the links that every ending has. */
export const footerSchema = z.strictObject({
  credits: z
    .array(
      z.strictObject({
        role: z.string().min(1).describe('What was done.'),
        names: z.array(z.string().min(1)).min(1).describe('Who did it.'),
      }),
    )
    .min(1)
    .describe('The credits, in the order in which they roll.'),
  place: z.string().min(1).describe('Above the firm’s address.'),
  tail: z.string().min(1).describe('What stands on the end of the film.'),
});
