import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { link } from '~/lib/routes/link';
import { picture } from '~/lib/pictures/picture';

const way = z.strictObject({
  label: z.string().min(1).describe('Where it leads, in one or two words.'),
  text: z.string().min(1).describe('What one finds there.'),
  href: link().describe('The page that it leads to.'),
});

/** The content below the heading of the not-found page. */
export const notFoundSchema = z.strictObject({
  button: buttonLink().describe('The way back.'),
  ways: z.array(way).length(3).describe('Three other ways on.'),
  picture: picture({ widths: [750, 1080, 1440, 1920, 2400], sizes: '100vw' }).describe(
    'From edge to edge of the window.',
  ),
});
