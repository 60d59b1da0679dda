import { z } from 'astro/zod';
import { works } from '~/lib/collections/works';

/** Works as signs on one wall: it has places for six, and begins anew after them. */
export const facadeSchema = z.strictObject({
  heading: z.string().min(1).describe('The section’s heading.'),
  caseStudy: z.string().min(1).describe('The words of the link from each work to its page.'),
  works: works({
    widths: [720, 1080, 1440],
    sizes: '(width < 48rem) 92vw, (width < 84rem) 48vw, 46rem',
  }),
});
