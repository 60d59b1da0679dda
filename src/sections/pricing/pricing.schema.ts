import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

const plan = z.strictObject({
  title: z.string().min(1).describe('The plan’s name, for example Business.'),
  term: z
    .string()
    .min(1)
    .optional()
    .describe(
      'How long it runs, in one or two words; for plans that differ in this, not in price.',
    ),
  subtitle: z.string().min(1).describe('One sentence: for whom it is.'),
  price: z
    .strictObject({
      amount: z.int().min(0).describe('In whole units of the currency.'),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, 'a currency’s three letters, such as USD')
        .describe('The currency’s three letters (ISO 4217), for example USD.'),
      per: z.string().min(1).describe('What the price is for, for example per month.'),
    })
    .describe('What it costs.'),
  features: z.array(z.string().min(1)).min(1).describe('What the plan holds, a few words each.'),
  button: buttonLink().describe('Where the plan is ordered.'),
  active: z.boolean().default(false).describe('The plan that is put forward; one at most.'),
});

/** One plan. */
export type Plan = z.infer<typeof plan>;

/** Plans and their prices; one plan may be featured. */
export const pricingSchema = z.strictObject({
  ...sectionFields,
  plans: z
    .array(plan)
    .min(1)
    .refine(
      (plans) => plans.filter(({ active }) => active).length <= 1,
      'at most one plan with active: true',
    )
    .describe('The plans, in the order in which they stand.'),
});
