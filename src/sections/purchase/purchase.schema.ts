import { z } from 'astro/zod';

/** The end of the splash page: the last word, and the way to the checkout. */
export const purchaseSchema = z.strictObject({
  heading: z.string().min(1),
  text: z.string().min(1),
  /** The words of the link to the checkout, whose address is `buyUrl` in `site.config.ts`. */
  buy: z.string().min(1),
});
