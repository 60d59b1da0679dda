import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { works } from '~/lib/collections/works';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** A grid of works. */
export const worksGridSchema = z.strictObject({
  ...sectionFields,
  caseStudy: z.string().min(1).describe('The words of the link from each work to its page.'),
  works: works({
    widths: [720, 1080],
    sizes: '(width < 40rem) 92vw, (width < 84rem) 45vw, 40rem',
  }),
  more: buttonLink().optional().describe('The way to more of them: a button below.'),
});
