import { z } from 'astro/zod';

/** What the template costs and under which terms. What the seller does not say is not printed. */
export const offerSchema = z.strictObject({
  price: z.string().min(1).optional().describe('What one pays, as people say it: 59 USD.'),
  licence: z.string().min(1).optional().describe('What one may do with it, in one sentence.'),
  refund: z.string().min(1).optional().describe('When the money comes back, in one sentence.'),
});

/** What the template costs and under which terms. */
export type Offer = z.infer<typeof offerSchema>;
