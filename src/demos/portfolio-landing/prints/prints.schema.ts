import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { picture } from '~/lib/pictures/picture';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** Works that hang on the line to dry. */
export const printsSchema = z.strictObject({
  id: sectionFields.id,
  heading: sectionFields.heading,
  text: sectionFields.text,
  caseStudy: buttonLink().describe('Where each print leads, with the words of its link.'),
  prints: z
    .array(
      z.strictObject({
        title: z.string().min(1).describe('What it is called.'),
        category: z.string().min(1).describe('What it was made for.'),
        description: z.string().min(1).describe('One sentence about it.'),
        shape: z
          .enum(['wide', 'long', 'tall', 'square'])
          .describe('The sheet that it is printed on.'),
        picture: picture({
          widths: [480, 720, 1080],
          sizes: '(width < 48rem) 88vw, (width < 90rem) 29vw, 26rem',
        }).describe('The print.'),
      }),
    )
    .length(6)
    .describe('Six prints, in the order in which they hang.'),
});
