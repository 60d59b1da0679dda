import { z } from 'astro/zod';
import { buttonLink } from '~/lib/button-link';
import { bandTones } from '~/ui/band/Band';

/** One sentence and one button. */
export const callToActionSchema = z.strictObject({
  tone: z.enum(bandTones).default('inverse'),
  heading: z.string().min(1),
  text: z.string().optional(),
  button: buttonLink(),
  /**
   * `wide`: the sentence as large as the page; `line`: sentence and button on one line; `cutting`:
   * as `wide`, on a band that is cut out by hand.
   */
  variant: z.enum(['wide', 'line', 'cutting']).default('wide'),
});
