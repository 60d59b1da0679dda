import { z } from 'astro/zod';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';

const { heading, text } = sectionHeadingSchema.shape;

/** A hundred hours as a chain of dimensions along one ruler. */
export const hoursSchema = z.strictObject({
  heading,
  text,
  ruler: z.string().min(1).describe('What the ruler shows, for those who cannot see it.'),
  unit: z.string().includes('{hours}').describe('How hours are written: {hours} h.'),
  stretches: z
    .array(
      z.strictObject({
        hours: z.int().min(8).max(90).describe('How many of the hundred.'),
        title: z.string().min(1).describe('What they are spent on.'),
        text: z.string().min(1).describe('What happens in them, in one sentence.'),
      }),
    )
    .min(2)
    .max(6)
    .refine(
      (all) => all.reduce((sum, { hours }) => sum + hours, 0) === 100,
      'hours that come to a hundred',
    )
    .describe('What the hours are spent on, in their order.'),
});
