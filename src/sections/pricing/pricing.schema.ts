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

/**
 * `columns`: plans beside each other; `rows`: one below the other, each led by its price, as large
 * as the section's heading.
 */
export const pricingVariants = ['columns', 'rows'] as const;

/** What plans cost; one of them may be put forward. */
export const pricingSchema = sectionHeadingSchema.extend({
  /** The section's anchor. */
  id: z.string().optional(),
  tone: z.enum(bandTones).optional(),
  variant: z.enum(pricingVariants).default('columns'),
  plans: z
    .array(plan)
    .min(1)
    .refine(
      (plans) => plans.filter(({ active }) => active).length <= 1,
      'at most one plan with active: true',
    ),
});
