import { z } from 'astro/zod';

/** The end of the splash page: the last word, and the way to the checkout. */
export const purchaseSchema = z.strictObject({
  heading: z.string().min(1).describe('The section’s heading.'),
  text: z.string().min(1).describe('The last word, in one or two sentences.'),
  buy: z
    .string()
    .min(1)
    .describe(
      'The words of the link to the checkout, whose address is `buyUrl` in `site.config.ts`.',
    ),
});
