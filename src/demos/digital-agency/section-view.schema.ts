import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { drawingSchema } from './drawing.schema';

const { heading, text } = sectionHeadingSchema.shape;

/** Words about the firm beside the section through what it is named after. */
export const sectionViewSchema = z.strictObject({
  heading,
  text,
  lead: z.string().min(1).describe('The first paragraph, larger.'),
  more: z.array(z.string().min(1)).min(1).describe('The other paragraphs.'),
  tolerances: z
    .array(z.string().min(1))
    .min(2)
    .max(6)
    .describe('What one can rely on: a field each, below the words.'),
  button: buttonLink().describe('The way to more of it.'),
  drawing: drawingSchema({
    widths: [720, 1080, 1440],
    sizes: '(width < 56rem) 92vw, 56vw',
  }).describe('The section, drawn 4 : 3.'),
});
