import { z } from 'astro/zod';
import { countersSchema } from '~/sections/counters/counters.schema';

/** Numbers as the summits of one ridge. */
export const profileSchema = z.strictObject({
  ...countersSchema.shape,
  scale: z
    .array(z.int().min(1))
    .describe('Heights that a line marks across the ridge, as numbers on its edge.'),
});
