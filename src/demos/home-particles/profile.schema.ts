import { z } from 'astro/zod';
import { countersSchema } from '~/sections/counters/counters.schema';

/** Numbers as the peaks of one line. */
export const profileSchema = z.strictObject({
  ...countersSchema.shape,
});
