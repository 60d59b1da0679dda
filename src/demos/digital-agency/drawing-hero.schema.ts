import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { drawingSchema } from './drawing.schema';

/** A page's first screen as the first sheet of a set of drawings. */
export const drawingHeroSchema = z.strictObject({
  heading: z.string().min(1).describe('The page’s heading: one statement of a few short words.'),
  dimension: z.string().min(1).describe('The figure on the line below it: 0.10 mm ±0.02.'),
  text: z.string().min(1).describe('One or two sentences.'),
  buttons: z
    .array(buttonLink())
    .min(1)
    .max(2)
    .describe('The first is solid, the second only outlined.'),
  notes: z
    .strictObject({
      title: z.string().min(1).describe('What they are called.'),
      lines: z.array(z.string().min(1)).min(1).max(5).describe('One line each.'),
    })
    .describe('The general notes of the drawing, numbered.'),
  partsTitle: z.string().min(1).describe('What the list of the drawing’s parts is called.'),
  drawing: drawingSchema({
    widths: [1080, 1440, 1920, 2400],
    sizes: '(width < 56rem) 152vw, (width < 92rem) 94vw, 92rem',
  }).describe('What is drawn, in the right two thirds of a ground of the theme’s background.'),
});
