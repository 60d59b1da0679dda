import { z } from 'astro/zod';
import { icon } from '~/lib/icons/icon';

/** The head of an inner page. */
export const titleBannerSchema = z.strictObject({
  heading: z.string().min(1).describe('The page’s heading.'),
  icon: icon()
    .optional()
    .describe('An icon that says what the page is about, for themes whose banner shows one.'),
  text: z.string().optional().describe('One sentence below the heading.'),
});
