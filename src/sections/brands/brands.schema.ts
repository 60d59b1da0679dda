import { z } from 'astro/zod';
import { brands } from '~/lib/collections/brands';
import { bandTones } from '~/ui/band/Band';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { carouselFields } from '~/widgets/carousel/carousel.schema';

/** A strip that passes by, or a ruled grid that shows all at once. */
export const brandsVariants = ['strip', 'grid'] as const;

/** Whom the studio works for. */
export const brandsSchema = z.strictObject({
  ...sectionHeadingSchema.shape,
  ...carouselFields,
  /** For links to this section. */
  id: z.string().optional(),
  variant: z.enum(brandsVariants).default('strip'),
  tone: z.enum(bandTones).optional(),
  brands: brands(),
});
