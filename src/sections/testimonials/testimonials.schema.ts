import { z } from 'astro/zod';
import { testimonials } from '~/lib/collections/testimonials';
import { bandTones } from '~/ui/band/Band';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { carouselFields } from '~/widgets/carousel/carousel.schema';

/**
 * `spotlight`: one quote at a time, large, beside a portrait and above the faces of all; `cards`:
 * several below a rule each; `bubbles`: several in filled boxes; `postcards`: one at a time, written
 * on a card with the portrait as its stamp; `notes`: several on sheets of cut paper, with faces cut
 * out.
 */
export const testimonialsVariants = [
  'spotlight',
  'cards',
  'bubbles',
  'postcards',
  'notes',
] as const;

/** What clients say. */
export const testimonialsSchema = z.strictObject({
  ...sectionHeadingSchema.shape,
  ...carouselFields,
  /** For links to this section: `testimonial` makes `#testimonial`. */
  id: z.string().optional(),
  variant: z.enum(testimonialsVariants).default('spotlight'),
  tone: z.enum(bandTones).optional(),
  quotes: testimonials({
    widths: [128, 256, 400, 640, 960],
    sizes: '(width < 48rem) 60vw, (width < 84rem) 32vw, 27rem',
  }),
});
