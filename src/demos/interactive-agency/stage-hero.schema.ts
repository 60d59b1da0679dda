import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';

/** The first screen: one statement, and the word that fell out of it among the shapes on the floor. */
export const stageHeroSchema = z.strictObject({
  heading: z.string().min(1).describe('The page’s heading: three or four short words.'),
  fallen: z
    .string()
    .min(1)
    .max(6)
    .describe('A short word that lies on the floor; only seen, never read aloud.'),
  text: z.string().min(1).describe('One or two sentences: what the firm does.'),
  button: buttonLink().describe('The way on.'),
  hint: z.string().min(1).describe('A short line that invites to play with the shapes.'),
});
