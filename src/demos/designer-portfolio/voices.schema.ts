import { z } from 'astro/zod';
import { testimonials } from '~/lib/collections/testimonials';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** What clients say, beside their heads as large as fields of the sheet. */
export const voicesSchema = z.strictObject({
  ...sectionFields,
  quotes: testimonials({
    widths: [480, 720, 1080],
    sizes: '(width < 48rem) 46vw, (width < 90rem) 31vw, 28rem',
  }).describe('Names of quotes in src/content/testimonials.yaml, or quotes written out.'),
});
