import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';

/** The first screen: one sentence whose end is typed, before the chart of its night. */
export const chartHeroSchema = z.strictObject({
  id: z.string().optional().describe('For links to this section: `home` makes `#home`.'),
  greeting: z.string().min(1).describe('The sentence’s beginning, which stands there at once.'),
  phrases: z
    .array(z.string().min(1))
    .length(3)
    .describe(
      'Its ends, typed one after the other, the last one stays; read together they are one sentence. While the first or the second is typed, the chart’s street lamp or book is lit.',
    ),
  text: z.string().min(1).describe('One or two sentences below.'),
  buttons: z
    .array(buttonLink())
    .min(1)
    .max(2)
    .describe('The first is solid, the second only outlined.'),
});
