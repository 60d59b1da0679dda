import { z } from 'astro/zod';
import { buttonLink } from '~/lib/button-link';

/** One sentence and one button. */
export const callToActionSchema = z.strictObject({
  heading: z.string().min(1),
  text: z.string().optional(),
  button: buttonLink(),
  /** `wide`: the sentence as large as the page; `line`: sentence and button on one line. */
  layout: z.enum(['wide', 'line']).default('wide'),
});
