import { z } from 'astro/zod';
import { pricingSchema } from '~/sections/pricing/pricing.schema';

/** Plans on one printed card: what each holds is marked in its column. */
export const feeCardSchema = z.strictObject({
  ...pricingSchema.shape,
  reads: z.string().min(1).describe('What stands above the first column, what the plans hold.'),
});
