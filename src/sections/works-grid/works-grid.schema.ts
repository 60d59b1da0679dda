import { z } from 'astro/zod';
import { buttonLink } from '~/lib/button-link';
import { projects } from '~/lib/collections/projects';
import { bandTones } from '~/ui/band/Band';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';

/**
 * `even`: all of one size; `staggered`: two columns of which one stands lower; `bricks`: rows of a
 * wide and a narrow one that take turns; `panoramas`: one below the other from edge to edge, each
 * picture drifting in its frame; `collage`: cut by hand, large and small, the titles on labels of
 * paper that lap over them; `plates`: two columns without gaps, ruled, each work with its caption
 * below as on a plate of drawings.
 */
export const worksGridVariants = [
  'even',
  'staggered',
  'bricks',
  'panoramas',
  'collage',
  'plates',
] as const;

/** Works side by side. */
export const worksGridSchema = z.strictObject({
  ...sectionHeadingSchema.shape,
  /** For links to this section. */
  id: z.string().optional(),
  variant: z.enum(worksGridVariants).default('even'),
  tone: z.enum(bandTones).optional(),
  /** Where each work leads, with the words of its link. */
  caseStudy: buttonLink(),
  works: projects({
    widths: [400, 640, 960, 1280, 1600],
    sizes: '(width < 40rem) 92vw, (width < 84rem) 45vw, 40rem',
  }),
  /** The way to more of them. */
  more: buttonLink().optional(),
});
