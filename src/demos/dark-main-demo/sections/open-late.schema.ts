import { z } from 'astro/zod';

/** Clients, each with how long its lights are on. */
export const openLateSchema = z.strictObject({
  heading: z.string().min(1).describe('The section’s heading.'),
  places: z
    .array(
      z.strictObject({
        name: z.string().min(1).describe('The client, as its sign says.'),
        until: z.string().min(1).describe('Until when it is open, in two or three words.'),
      }),
    )
    .min(1)
    .describe('The clients, as one walks past them.'),
});
