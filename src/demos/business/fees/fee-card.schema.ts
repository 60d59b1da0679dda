import { z } from 'astro/zod';
import { pricingSchema } from '~/sections/pricing/pricing.schema';

const term = z.strictObject({
  title: z.string().min(1).describe('In what the plans differ, for example how they are billed.'),
  values: z
    .array(z.string().min(1))
    .min(1)
    .describe('What holds for each plan, in the order of the plans.'),
});

/** Plans on one printed card: what differs stands with each of them, what they hold stands below. */
export const feeCardSchema = z.strictObject({
  ...pricingSchema.shape,
  terms: z.array(term).describe('In what the plans differ.'),
  lines: z
    .strictObject({
      heading: z.string().min(1).describe('Above the first column, what the plans hold.'),
      check: z.string().min(1).describe('Above the second column, what is done for each of them.'),
      checks: z
        .array(z.string().min(1))
        .describe('What is done for each, in the order in which the plans name them.'),
    })
    .describe('What the plans hold, line by line.'),
});

/** In what the plans differ. */
export type Term = z.infer<typeof term>;

/** What the plans hold. */
export type Lines = z.infer<typeof feeCardSchema>['lines'];
