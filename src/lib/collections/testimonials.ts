import { z } from 'astro/zod';
import { entriesOf } from '~/lib/collection';
import { picture, type PictureOptions } from '~/lib/picture';

/** What clients said, by their names in `src/content/testimonials.yaml`. */
export const testimonials = (portrait: PictureOptions) =>
  entriesOf(
    'testimonials',
    z.strictObject({
      quote: z.string().min(1),
      name: z.string().min(1),
      role: z.string().min(1),
      company: z.string().min(1),
      portrait: picture(portrait),
    }),
  );
