import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { picture } from '~/lib/pictures/picture';

/** The first screen of a portfolio, set like the title card of a film. */
export const titleCardHeroSchema = z.strictObject({
  tagline: z.string().min(1).describe('The page’s heading. A new line starts after each comma.'),
  emphasis: z.string().optional().describe('The phrase of the tagline that is set in italics.'),
  greeting: z.string().min(1).describe('A few words above the heading.'),
  location: z.string().min(1).describe('Where one works from, in the lower bar.'),
  button: buttonLink().describe('The button below the heading.'),
  picture: picture({ widths: [750, 1080, 1440, 1920, 2400], sizes: '100vw' }).describe(
    'The film still behind the words: its left half stays dark and calm.',
  ),
  notes: z
    .array(z.string())
    .max(3)
    .describe('Small technical notes in the lower bar, as on a film’s leader; decoration.'),
});
