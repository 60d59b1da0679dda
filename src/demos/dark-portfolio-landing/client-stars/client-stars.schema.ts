import { z } from 'astro/zod';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';

/** Clients as the stars of one figure, their names set beside them. */
export const clientStarsSchema = z.strictObject({
  heading: sectionHeadingSchema.shape.heading,
  text: sectionHeadingSchema.shape.text,
  clients: z
    .array(
      z.strictObject({
        name: z
          .string()
          .min(1)
          .max(18)
          .describe(
            'Who it is. Above some stars there is room for one line, and no translation changes a name.',
          ),
        line: z.string().min(1).describe('What was done, and when.'),
      }),
    )
    .length(9)
    .describe('Nine clients: three rows of three.'),
});
