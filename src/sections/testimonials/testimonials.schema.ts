import { z } from 'astro/zod';
import { testimonials } from '~/lib/collections/testimonials';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';
import { carouselFields } from '~/widgets/carousel/carousel.schema';

/** Clients' quotes. */
export const testimonialsSchema = z.strictObject({
  ...sectionFields,
  ...carouselFields,
  quotes: testimonials({ widths: [96, 192], sizes: '4.5rem' }).describe(
    'Names of quotes in src/content/testimonials.yaml, or quotes written out.',
  ),
});
