import { z } from 'astro/zod';

/** What the template costs and under which terms. What the seller does not say is not printed. */
export const offerSchema = z.strictObject({
  price: z.string().min(1).optional().describe('What one pays, as people say it: 59 USD.'),
  licence: z.string().min(1).optional().describe('What one may do with it, in one sentence.'),
  refund: z.string().min(1).optional().describe('When the money comes back, in one sentence.'),
  pack: z
    .strictObject({
      heading: z.string().min(1).describe('The heading above what is bought.'),
      items: z.array(z.string().min(1)).min(1).describe('What is bought, one thing an entry.'),
      free: z.string().min(1).optional().describe('What costs nothing, in one sentence.'),
      action: z.string().min(1).optional().describe('What the link to the checkout does.'),
    })
    .optional()
    .describe('What one gets for the money, at the end of the page.'),
});

/** What the template costs and under which terms. */
export type Offer = z.infer<typeof offerSchema>;
