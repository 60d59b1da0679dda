import { z } from 'astro/zod';
import { buttonLink } from '~/lib/button-link';
import { services } from '~/lib/collections/services';
import { link } from '~/lib/link';
import { sectionHeadingSchema } from '~/ui/section-heading/SectionHeading';

/** What is on offer. */
export const servicesSchema = z.strictObject({
  ...sectionHeadingSchema.shape,
  /**
   * `aside`: the heading stays beside a ruled grid; `tiles`: filled boxes in three columns;
   * `list`: one line a service, its title large; `open`: three columns without boxes.
   */
  layout: z.enum(['aside', 'tiles', 'list', 'open']),
  services: services(),
  /** Where each service leads; nowhere if left out. */
  href: link().optional(),
  /** For example Request Custom Service. */
  button: buttonLink().optional(),
});
