import { z } from 'astro/zod';
import { anchors } from '~/lib/routes/anchors';

/** What the splash page's header leads to besides the checkout. */
export const splashHeaderSchema = z.strictObject({
  anchors: anchors().describe('The header’s links, to sections of this page.'),
  buy: z
    .string()
    .min(1)
    .describe(
      'The words of the link to the checkout, whose address is `buyUrl` in `site.config.ts`.',
    ),
});
