import { z } from 'astro/zod';
import { buttonLink } from '~/lib/button-link';
import { services } from '~/lib/collections/services';
import { link } from '~/lib/link';
import { bandTones } from '~/ui/band/Band';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';

/** What is on offer. */
export const servicesSchema = z.strictObject({
  ...sectionHeadingSchema.shape,
  /** For links to this section: `service` makes `#service`. */
  id: z.string().optional(),
  tone: z.enum(bandTones).optional(),
  /**
   * `aside`: the heading stays beside a ruled grid; `tiles`: filled boxes in three columns;
   * `list`: one line a service, its title large; `open`: three columns without boxes; `planes`:
   * tall planes of the theme's colours, side by side from edge to edge; `linked`: icons in rings on
   * a line, like stations; `doors`: tall dark panels in a fine frame, with numerals in place of icons;
   * `strata`: layers of land from edge to edge, out of the dark into the light, for a light theme and
   * six services; `cuttings`: sheets of cut paper in the theme's colours; `parts`: a numbered list, as
   * the parts on a drawing.
   */
  variant: z.enum([
    'aside',
    'tiles',
    'list',
    'open',
    'planes',
    'linked',
    'doors',
    'strata',
    'cuttings',
    'parts',
  ]),
  services: services(),
  /** Where each service leads; nowhere if left out. */
  href: link().optional(),
  /** The words of the link in each box, for example `Read More`; an arrow where left out. */
  more: z.string().min(1).optional(),
  /** For example Request Custom Service. */
  button: buttonLink().optional(),
});
