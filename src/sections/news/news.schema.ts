import { z } from 'astro/zod';
import { buttonLink } from '~/lib/button-link';
import { link } from '~/lib/link';
import { latestPosts } from '~/lib/posts';
import { bandTones } from '~/ui/band/Band';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { carouselFields } from '~/widgets/carousel/carousel.schema';

const fields = {
  ...sectionHeadingSchema.shape,
  /** For links to this section. */
  id: z.string().optional(),
  tone: z.enum(bandTones).optional(),
  /** How many posts. */
  posts: latestPosts({
    widths: [400, 640, 960],
    sizes: '(min-width: 64rem) 28vw, (min-width: 48rem) 45vw, 92vw',
  }),
  /** Where each card leads, when not to its own post. */
  href: link().optional(),
  /** The link to all posts. */
  button: buttonLink().optional(),
};

/** The newest posts of the journal. */
export const newsSchema = z.strictObject({
  ...fields,
  /**
   * `row`: three side by side; `list`: ruled lines with small covers; `lead`: one large, the rest
   * beside it; `columns`: words alone, parted by fine rules; `slope`: three side by side with upright
   * covers, each a step lower than the last; `cuttings`: likewise, their covers cut by hand.
   */
  variant: z.enum(['row', 'list', 'lead', 'columns', 'slope', 'cuttings']).default('row'),
});

/** The newest posts of the journal, passing by. */
export const newsSliderSchema = z.strictObject({ ...fields, ...carouselFields });
