import { z } from 'astro/zod';

/** How to reach the studio; numbers and addresses come from `site.config.ts`. */
export const contactDetailsSchema = z.strictObject({
  heading: z.string().min(1),
  text: z.string().min(1),
  /** When somebody answers. */
  hours: z.string().optional(),
});
