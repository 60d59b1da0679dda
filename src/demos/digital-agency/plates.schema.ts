import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { drawingSchema } from './drawing.schema';

const { heading, text } = sectionHeadingSchema.shape;

/** Works, each as a plate of drawings with the list of its parts. */
export const platesSchema = z.strictObject({
  id: z.string().min(1).describe('For links to this section: work makes #work.'),
  heading,
  text,
  caseStudy: buttonLink().describe('Where each work leads, with the words of its link.'),
  works: z
    .array(
      z.strictObject({
        title: z.string().min(1).describe('What it is called.'),
        category: z.string().min(1).describe('What kind of work it was.'),
        description: z.string().min(1).describe('One sentence: what was made.'),
        data: z
          .array(
            z.strictObject({
              name: z.string().min(1).describe('What is measured: Range.'),
              value: z.string().min(1).describe('Its value, with its unit.'),
            }),
          )
          .max(6)
          .optional()
          .describe('A table of data; there is room for it beside drawings as wide as the sheet.'),
        drawing: drawingSchema({
          widths: [720, 1080, 1440],
          sizes: '(width < 56rem) 92vw, (width < 92rem) 56vw, 52rem',
        }).describe('The work, drawn 4 : 3.'),
      }),
    )
    .min(1)
    .max(9)
    .describe('The works; every third, from the first, is as wide as the sheet.'),
});
