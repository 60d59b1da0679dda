import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';

/** The report's cover: one statement above the year as a line. */
export const coverSchema = z.strictObject({
  heading: z.string().min(1).describe('The page’s heading: what the firm does.'),
  text: z
    .string()
    .min(1)
    .describe(
      'Two or three sentences: who it is, and what follows; {total} is what the year came to.',
    ),
  button: buttonLink().describe('The way on.'),
  move: z.string().min(1).describe('What the slider below the line is for.'),
});
