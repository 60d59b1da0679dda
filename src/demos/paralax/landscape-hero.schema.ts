import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { picture } from '~/lib/pictures/picture';
import { parallaxStrengths } from '~/widgets/parallax/constants';

/**
 * A first screen in planes: a sky and a sun of the theme's colours, the words before them, and in
 * front of the words the planes of a landscape, which part as the page is scrolled.
 */
export const landscapeHeroSchema = z.strictObject({
  heading: z
    .string()
    .min(1)
    .describe('The page’s heading: one word is best, it is set from margin to margin.'),
  text: z.string().min(1).optional().describe('Goes on where the heading stops.'),
  button: buttonLink().describe('The button below the words.'),
  planes: z
    .array(
      z.strictObject({
        picture: picture({
          widths: [1100, 1440, 1920, 2400],
          sizes: '(width < 56rem) 150vw, max(100vw, 110vh)',
        }).describe('Drawn flat, so a phone may have it softer than its screen.'),
        strength: z
          .literal(parallaxStrengths)
          .optional()
          .describe(
            'By how many pixels it stays behind until the landscape has left the window: the farther, the more. Left out, it moves with the page, as the ground at one’s feet.',
          ),
      }),
    )
    .min(2)
    .describe(
      'From the farthest to the nearest: masters of one size, transparent above their ridge.',
    ),
});
