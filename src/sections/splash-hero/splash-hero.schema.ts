import { z } from 'astro/zod';
import { picture } from '~/lib/picture';

/** The first screen of the splash page: what this is, and how to get it. */
export const splashHeroSchema = z.strictObject({
  heading: z.string().min(1),
  text: z.string().min(1),
  /** The words of the link to the checkout, whose address is `buyUrl` in `site.config.ts`. */
  buy: z.string().min(1),
  /** The words of the link to the demos below. */
  view: z.string().min(1),
  picture: picture({ widths: [480, 780, 1080, 1440, 1920, 2400], sizes: '100vw' }),
});
