import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { projects } from '~/lib/collections/projects';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** A grid of works. */
export const worksGridSchema = z.strictObject({
  ...sectionFields,
  caseStudy: buttonLink().describe('Where each work leads, with the words of its link.'),
  works: projects({
    widths: [720, 1080],
    sizes: '(width < 40rem) 92vw, (width < 84rem) 45vw, 40rem',
  }).describe('Names of works in src/content/projects.yaml, or works written out.'),
  more: buttonLink().optional().describe('The way to more of them: a button below.'),
});
