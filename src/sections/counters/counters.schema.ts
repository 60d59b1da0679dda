import { z } from 'astro/zod';
import { picture } from '~/lib/pictures/picture';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';
import { parallaxStrengths } from '~/widgets/parallax/constants';

/** Numbers that count up. */
export const countersSchema = z.strictObject({
  ...sectionFields,
  counters: z
    .array(
      z.strictObject({
        value: z.int().min(0).max(999_999_999).describe('Where the count ends.'),
        title: z.string().min(1).describe('What is counted, for example Happy clients.'),
      }),
    )
    .min(1)
    .describe('The numbers.'),
});

/** A parallax picture behind the counters, for pages that place them over one. */
export const countersPictureSchema = z.strictObject({
  // The picture is much taller than its frame, so most of a wide one is cropped; on phones it may
  // be soft.
  picture: picture({
    widths: [1080, 1920, 2400],
    sizes: '(width < 48rem) 140vw, 125vw',
  }).describe('The picture; calm, because words stand on it.'),
  strength: z
    .literal(parallaxStrengths)
    .optional()
    .describe('How far the picture drifts, in pixels; 100 if left out.'),
});
