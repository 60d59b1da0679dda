import { z } from 'astro/zod';
import { buttonLink } from '~/lib/button-link';
import { picture } from '~/lib/picture';

/** Somebody introduces themselves: a greeting, sentences that are typed, and a still life. */
export const introductionSchema = z.strictObject({
  /** For links to this section: `home` makes `#home`. */
  id: z.string().optional(),
  /** The first line of the page's heading, which stands there at once. */
  greeting: z.string().min(1),
  /** Whole sentences, typed one after the other; the last one stays. */
  phrases: z.array(z.string().min(1)).min(2),
  /** One or two sentences below. */
  text: z.string().min(1),
  /** The first is solid, the second only outlined. */
  buttons: z.array(buttonLink()).min(1).max(2),
  /**
   * Things that stand in the right half of a ground of one colour, the theme's background; what is
   * left of them lies under the words.
   */
  picture: picture({
    widths: [480, 780, 1080, 1440, 1920, 2400],
    sizes: '(width < 48rem) 170vw, max(72vw, 100vh)',
  }),
});
