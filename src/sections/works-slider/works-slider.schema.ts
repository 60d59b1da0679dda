import { z } from 'astro/zod';
import { buttonLink } from '~/lib/button-link';
import { projects } from '~/lib/collections/projects';
import { bandTones } from '~/ui/band/Band';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { carouselFields } from '~/widgets/carousel/carousel.schema';

/** Several works with their names below them, or one, large, with its words beside it. */
export const worksSliderVariants = ['cards', 'stage'] as const;

/** Works that pass by. */
export const worksSliderSchema = z.strictObject({
  ...sectionHeadingSchema.shape,
  ...carouselFields,
  /** For links to this section. */
  id: z.string().optional(),
  variant: z.enum(worksSliderVariants).default('cards'),
  tone: z.enum(bandTones).optional(),
  /** The link below each work. */
  caseStudy: buttonLink(),
  works: projects({
    widths: [400, 640, 960, 1280, 1600],
    sizes: '(width <= 481px) 92vw, (width <= 993px) 46vw, (width < 84rem) 30vw, 27rem',
  }),
});
