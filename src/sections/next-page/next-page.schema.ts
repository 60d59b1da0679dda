import { z } from 'astro/zod';
import { link } from '~/lib/routes/link';
import { picture } from '~/lib/pictures/picture';

/** One large link to the next page. */
export const nextPageSchema = z.strictObject({
  label: z.string().min(1).describe('What it is, for example Next project.'),
  title: z.string().min(1).describe('Its name: the link’s words.'),
  text: z.string().min(1).describe('One sentence about it.'),
  href: link().describe('Where it leads.'),
  picture: picture({
    widths: [720, 1080, 1440],
    sizes: '(width < 56rem) 92vw, 46vw',
  }).describe('What one sees of it here.'),
});
