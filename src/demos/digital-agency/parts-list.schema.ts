import { z } from 'astro/zod';
import { link } from '~/lib/routes/link';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { drawingSchema } from './drawing.schema';

const { heading, text } = sectionHeadingSchema.shape;

/** What is on offer: the parts of one instrument, numbered on its drawing. */
export const partsListSchema = z.strictObject({
  heading,
  text,
  href: link().describe('Where each leads.'),
  drawing: drawingSchema({
    widths: [720, 1080, 1440],
    sizes: '(width < 56rem) 92vw, 34rem',
  }).describe('The instrument, taken apart; a part for each service, in the same order.'),
  services: z
    .array(
      z.strictObject({
        title: z.string().min(1).describe('What it is called.'),
        description: z.string().min(1).describe('One or two sentences.'),
        time: z.string().min(1).describe('How long it takes: 6 weeks.'),
      }),
    )
    .min(1)
    .max(8)
    .describe('The services.'),
});
