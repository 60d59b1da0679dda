import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { projects } from '~/lib/collections/projects';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** What the firm's companies made, a window each. */
export const windowsSchema = z.strictObject({
  ...sectionFields,
  caseStudy: buttonLink().describe('The link below each work.'),
  works: projects({
    widths: [360, 480, 720],
    sizes: '(width < 64rem) 70vw, (width < 80rem) 32vw, 17vw',
  }).describe('Works written out, each with an upright picture.'),
});
