import { z } from 'astro/zod';

/** What stands on the back of the sketchbook. */
export const backSchema = z.strictObject({
  found: z.string().min(1).describe('A line above the owner’s name and address.'),
  postscript: z.string().min(1).describe('What he adds, in large letters beside the label.'),
  volume: z.string().min(1).describe('Which sketchbook it is.'),
  since: z
    .string()
    .includes('{founded}')
    .describe('Since when he keeps them; `{founded}` is the year in which he began.'),
});
