import { z } from 'astro/zod';
import { testimonials } from '~/lib/collections/testimonials';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';
import { carouselFields } from '~/widgets/carousel/carousel.schema';

/** Clients' quotes, large and one at a time, beside a portrait. */
export const testimonialSpotlightSchema = z.strictObject({
  ...sectionFields,
  ...carouselFields,
  quotes: testimonials({
    widths: [192, 480, 720],
    sizes: '(width < 48rem) 60vw, (width < 84rem) 32vw, 27rem',
  }).describe('Names of quotes in src/content/testimonials.yaml, or quotes written out.'),
});
