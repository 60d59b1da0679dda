import { z } from 'astro/zod';
import { picture } from '~/lib/pictures/picture';

/** What stands on the three boards of the ending. */
export const footerSchema = z.strictObject({
  things: z
    .array(picture({ widths: [480, 720], sizes: '(width < 48rem) 62vw, 30vw' }))
    .length(3)
    .describe('Three pictures of things put away, on the colour of the page.'),
  text: z.string().min(1).describe('One sentence below the way to the firm.'),
});
