import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { picture } from '~/lib/pictures/picture';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** The first screen: one statement and one picture. */
export const heroSchema = z.strictObject({
  id: sectionFields.id,
  heading: z.string().min(1).describe('The page’s heading: one statement.'),
  text: z.string().min(1).optional().describe('One or two sentences below it.'),
  buttons: z
    .array(buttonLink())
    .max(2)
    .default([])
    .describe('Two at most: the first is solid, the second only outlined.'),
  picture: picture({
    widths: [1080, 1440, 1920, 2400],
    sizes: '(width < 56rem) 190vw, max(100vw, 160vh)',
  }).describe('What the statement stands over or beside.'),
});
