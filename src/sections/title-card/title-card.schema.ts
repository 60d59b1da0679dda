import { z } from 'astro/zod';
import { buttonLink } from '~/lib/button-link';
import { picture } from '~/lib/picture';

/** The first screen of a portfolio, set like the title card of a film. */
export const titleCardSchema = z.strictObject({
  /** The page's heading. A new line starts after each comma. */
  tagline: z.string().min(1),
  /** The phrase of the tagline that is set in italics. */
  emphasis: z.string().optional(),
  greeting: z.string().min(1),
  location: z.string().min(1),
  button: buttonLink(),
  /** The film still behind the words: its left half stays dark and calm. */
  picture: picture({ widths: [480, 780, 1080, 1440, 1920, 2400], sizes: '100vw' }),
  /** Small technical notes in the lower bar, as on a film's leader; decoration. */
  notes: z.array(z.string()).max(3),
});
