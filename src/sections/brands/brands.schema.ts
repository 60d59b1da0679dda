import { z } from 'astro/zod';
import { brands } from '~/lib/collections/brands';
import { bandTones } from '~/ui/band/Band';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { carouselFields } from '~/widgets/carousel/carousel.schema';

/**
 * `strip`: they pass by; `grid`: all at once, ruled, with their trades; `pills`: all at once, each in
 * a filled pill; `row`: a few, spread over one line between two rules; `open`: all at once in four
 * columns, on nothing but the ground; `scraps`: all at once, each on a scrap of cut paper.
 */
export const brandsVariants = ['strip', 'grid', 'pills', 'row', 'open', 'scraps'] as const;

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
