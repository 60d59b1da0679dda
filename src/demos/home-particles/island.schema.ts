import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { picture } from '~/lib/pictures/picture';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** What the firm is, beside the map of the island where it began. */
export const islandSchema = z.strictObject({
  ...sectionFields,
  paragraphs: z.array(z.string().min(1)).min(1).describe('Paragraphs; the first is set larger.'),
  points: z
    .array(z.string().min(1))
    .max(4)
    .describe('Up to four short points, which the map shows at its corners.'),
  map: picture({
    widths: [720, 1080, 1440],
    sizes: '(width < 44rem) 100vw, (width < 76rem) 44rem, 54vw',
  }).describe('The map, on the page’s own ground.'),
  button: buttonLink().optional().describe('A button below the text.'),
});
