import { z } from 'astro/zod';
import { buttonLink } from '~/lib/button-link';
import { picture } from '~/lib/picture';

/** A page's first screen as the first sheet of a set of drawings. */
export const drawingSchema = z.strictObject({
  /** For links to this section. */
  id: z.string().optional(),
  /** The page's heading: one statement of a few short words. */
  heading: z.string().min(1),
  /** The figure on the dimension line below it: `0.10 mm ±0.02`. */
  dimension: z.string().min(1),
  /** One or two sentences. */
  text: z.string().min(1),
  /** The first is solid, the second only outlined. */
  buttons: z.array(buttonLink()).min(1).max(2),
  /** The general notes of the drawing, numbered. */
  notes: z.strictObject({
    title: z.string().min(1),
    lines: z.array(z.string().min(1)).min(1).max(5),
  }),
  /** What is drawn, in the right two thirds of a ground of the theme's background. */
  picture: picture({
    widths: [480, 780, 1080, 1440, 1920, 2400],
    sizes: '(width < 56rem) 108vw, (width < 92rem) 94vw, 92rem',
  }),
  /** The cells of the title block, in the sheet's corner; the first is as wide as two. */
  block: z.array(z.strictObject({ label: z.string().min(1), value: z.string().min(1) })).length(7),
});
