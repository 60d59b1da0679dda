import { z } from 'astro/zod';
import { picture } from '~/lib/pictures/picture';

/** The first screen of the splash page: what this is, what it costs, and how to get it. */
export const splashHeroSchema = z.strictObject({
  kind: z.string().min(1).describe('What is sold, in one plain line.'),
  heading: z.string().min(1).describe('The page’s heading.'),
  text: z.string().min(1).describe('One or two sentences below it.'),
  buy: z
    .string()
    .min(1)
    .describe(
      'The words of the link to the checkout, whose address is `buyUrl` in `site.config.ts`.',
    ),
  view: z.string().min(1).describe('The words of the link to the demos below.'),
  picture: picture({ widths: [780, 1080, 1440, 2400], sizes: '100vw' }).describe(
    'From edge to edge, behind the words.',
  ),
});
