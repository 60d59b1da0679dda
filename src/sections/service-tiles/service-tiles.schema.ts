import { z } from 'astro/zod';
import { services } from '~/lib/collections/services';
import { link } from '~/lib/link';

/** Three services as steps at the lower end of the first screen. */
export const serviceTilesSchema = z.strictObject({
  services: services().refine(({ length }) => length === 3, 'three services'),
  /** Where each tile leads. */
  href: link(),
});
