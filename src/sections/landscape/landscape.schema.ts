import { z } from 'astro/zod';
import { buttonLink } from '~/lib/button-link';
import { picture } from '~/lib/picture';
import { parallaxStrengths } from '~/widgets/parallax/parallax-numbers';

/**
 * A first screen in planes: a sky and a sun of the theme's colours, the words before them, and in
 * front of the words the planes of a landscape, which part as the page is scrolled.
 */
export const landscapeSchema = z.strictObject({
  /** The page's heading: one word is best, it is set from margin to margin. */
  heading: z.string().min(1),
  /** Goes on where the heading stops. */
  text: z.string().min(1).optional(),
  button: buttonLink(),
  /** From the farthest to the nearest: masters of one size, transparent above their ridge. */
  planes: z
    .array(
      z.strictObject({
        /** Drawn flat, so a phone may have it softer than its screen. */
        picture: picture({
          widths: [640, 1200, 1600, 2000, 2400],
          sizes: '(width < 56rem) 150vw, max(100vw, 110vh)',
        }),
        /**
         * By how many pixels it stays behind until the landscape has left the window: the farther,
         * the more. Left out, it moves with the page, as the ground at one's feet.
         */
        strength: z.literal(parallaxStrengths).optional(),
      }),
    )
    .min(2),
});
