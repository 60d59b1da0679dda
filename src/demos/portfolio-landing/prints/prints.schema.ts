import { z } from 'astro/zod';
import { worksWith } from '~/lib/collections/works';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** Works that hang on the line to dry. */
export const printsSchema = z.strictObject({
  id: sectionFields.id,
  heading: sectionFields.heading,
  text: sectionFields.text,
  caseStudy: z.string().min(1).describe('The words of the link from each print to its page.'),
  prints: worksWith(
    { widths: [480, 720, 1080], sizes: '(width < 48rem) 88vw, (width < 90rem) 29vw, 26rem' },
    {
      shape: z
        .enum(['wide', 'long', 'tall', 'square'])
        .describe('The sheet that it is printed on.'),
    },
  ),
});
