import { z } from 'astro/zod';
import { brands } from '~/lib/collections/brands';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';
import { carouselFields } from '~/widgets/carousel/carousel.schema';

/** The studio's clients in a carousel. */
export const logoCarouselSchema = z.strictObject({
  ...sectionFields,
  ...carouselFields,
  brands: brands().describe('Names of clients in src/content/brands.yaml, or clients written out.'),
});
