import { z } from 'astro/zod';
import { worksWith } from '~/lib/collections/works';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { drawingMarks } from './drawing.schema';

const { heading, text } = sectionHeadingSchema.shape;

/** Works, each as a plate of drawings 4 : 3 with the list of its parts. */
export const platesSchema = z.strictObject({
  id: z.string().min(1).describe('For links to this section: work makes #work.'),
  heading,
  text,
  caseStudy: z.string().min(1).describe('The words of the link from each work to its page.'),
  // Every third, from the first, is as wide as the sheet.
  works: worksWith(
    { widths: [720, 1080, 1440], sizes: '(width < 56rem) 92vw, (width < 92rem) 56vw, 52rem' },
    {
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
      drawing: z.strictObject(drawingMarks).describe('What is written on its drawing.'),
    },
  ),
});
