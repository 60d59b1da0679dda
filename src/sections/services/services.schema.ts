import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { services } from '~/lib/collections/services';
import { link } from '~/lib/routes/link';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** The services on offer. */
export const servicesSchema = z.strictObject({
  ...sectionFields,
  services: services().describe(
    'The services: names from src/content/services.yaml, or written out here.',
  ),
  href: link().optional().describe('Where each service leads; nowhere if left out.'),
  more: z
    .string()
    .min(1)
    .optional()
    .describe('The words of the link in each box, for example Read More; an arrow if left out.'),
  button: buttonLink()
    .optional()
    .describe('A button beside the heading, for example Request Custom Service.'),
});
