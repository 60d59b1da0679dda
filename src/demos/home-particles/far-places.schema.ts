import { z } from 'astro/zod';
import { worksWith } from '~/lib/collections/works';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** Works as islands along one route; each picture stands on the page's own ground. */
export const farPlacesSchema = z.strictObject({
  ...sectionFields,
  caseStudy: z.string().min(1).describe('The words of the link from each work to its page.'),
  works: worksWith(
    { widths: [480, 720, 1080], sizes: '(width < 40rem) 78vw, (width < 90rem) 30vw, 27rem' },
    {
      figure: z.string().min(1).describe('The number that its owner cares about most.'),
      unit: z.string().min(1).describe('What the number counts or measures.'),
    },
  ),
});
