import { z } from 'astro/zod';
import { services } from '~/lib/collections/services';
import { link } from '~/lib/routes/link';

/** Three services as steps at the lower end of the first screen. */
export const serviceTilesSchema = z.strictObject({
  services: services()
    .refine(({ length }) => length === 3, 'three services')
    .describe('Three names of entries in src/content/services.yaml, or three whole entries.'),
  href: link().describe('Where each tile leads.'),
});
