import { z } from 'astro/zod';
import { services } from '~/lib/collections/services';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** What is on offer, each in a direction of its own. */
export const bearingsSchema = z.strictObject({
  ...sectionFields,
  services: services().describe(
    'The services: names from src/content/services.yaml, or written out here.',
  ),
});
