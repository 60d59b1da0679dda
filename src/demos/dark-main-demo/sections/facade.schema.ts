import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { picture } from '~/lib/pictures/picture';

/** Works as signs on one wall. */
export const facadeSchema = z.strictObject({
  heading: z.string().min(1).describe('The section’s heading.'),
  caseStudy: buttonLink().describe('The link below each work.'),
  works: z
    .array(
      z.strictObject({
        title: z.string().min(1).describe('Whose work it is.'),
        category: z.string().min(1).describe('What was made.'),
        description: z.string().min(1).describe('One or two sentences about it.'),
        picture: picture({
          widths: [720, 1080, 1440],
          sizes: '(width < 48rem) 92vw, (width < 84rem) 48vw, 46rem',
        }).describe('A picture whose edges are as dark as the page.'),
      }),
    )
    .min(1)
    .describe('The works; the wall has places for six, and begins anew after them.'),
});
