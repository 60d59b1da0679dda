import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { text } from '~/lib/words/text-schema';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';

/** What buyers say. */
export const feedbackSchema = z.strictObject({
  ...sectionHeadingSchema.shape,
  rating: text('stars', 'most').describe(
    'A rating, for those who cannot see its stars: {stars} of {most}.',
  ),
  voices: z
    .array(
      z.strictObject({
        handle: z.string().startsWith('@').describe('As on the marketplace: `@harbour-lane`.'),
        heading: z.string().min(1).describe('What is praised, in a word or two.'),
        text: z.string().min(1).describe('What the buyer says.'),
        rating: z.int().min(1).max(5).describe('Stars, of five.'),
      }),
    )
    .min(1)
    .describe('The buyers, in the order of the section.'),
  more: buttonLink().optional().describe('The link beside the heading.'),
});
