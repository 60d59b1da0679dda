import { z } from 'astro/zod';

/** The head of an inner page. */
export const titleBannerSchema = z.strictObject({
  heading: z.string().min(1).describe('The page’s heading.'),
  text: z.string().optional().describe('One sentence below the heading.'),
});
