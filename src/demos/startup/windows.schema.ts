import { z } from 'astro/zod';
import { works } from '~/lib/collections/works';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** What the firm's companies made, a window each. */
export const windowsSchema = z.strictObject({
  ...sectionFields,
  caseStudy: z.string().min(1).describe('The words of the link from each work to its page.'),
  works: works({
    widths: [360, 480, 720],
    sizes: '(width < 64rem) 70vw, (width < 80rem) 32vw, 17vw',
  }),
});
