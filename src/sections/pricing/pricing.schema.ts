import { z } from 'astro/zod';
import { buttonLink } from '~/lib/button-link';
import { bandTones } from '~/ui/band/Band';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';

const plan = z.strictObject({
  /** For example `Business`. */
  title: z.string().min(1),
  /** One sentence: for whom it is. */
  subtitle: z.string().min(1),
  price: z.strictObject({
    /** In whole units of the currency. */
    amount: z.int().min(0),
    /** ISO 4217, for example `USD`. */
    currency: z.string().regex(/^[A-Z]{3}$/, 'a currency’s three letters, such as USD'),
    /** What the price is for, for example `per month`. */
    per: z.string().min(1),
  }),
  features: z.array(z.string().min(1)).min(1),
  button: buttonLink(),
  /** The plan that is put forward. */
  active: z.boolean().default(false),
});

/** One plan. */
export type Plan = z.infer<typeof plan>;

/** Plans beside each other, one of them put forward. */
export const pricingSchema = sectionHeadingSchema.extend({
  /** The section's anchor. */
  id: z.string().optional(),
  tone: z.enum(bandTones).optional(),
  plans: z
    .array(plan)
    .min(1)
    .refine(
      (plans) => plans.filter(({ active }) => active).length <= 1,
      'at most one plan with active: true',
    ),
});
