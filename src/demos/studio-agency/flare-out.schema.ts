import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { sceneFields } from './roll/roll.schema';

/** One request and one button. */
export const flareOutSchema = z.strictObject({
  ...sceneFields,
  say: z.string().min(1).describe('What to send, and who reads it: a sentence or two, large.'),
  button: buttonLink().describe('The one button.'),
});
