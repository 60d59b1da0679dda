import { z } from 'astro/zod';

/** The head of an inner page. */
export const titleBannerSchema = z.strictObject({
  heading: z.string().min(1),
  /** One sentence below the heading. */
  text: z.string().optional(),
});
