import { z } from 'astro/zod';
import { entriesOf } from '~/lib/content/collection';
import { fill } from '~/lib/words/fill';
import { picture, type PictureOptions } from '~/lib/pictures/picture';
import { words } from '~/lib/words/words';

/** Client testimonials, by name in `src/content/testimonials.yaml`. */
export const testimonials = (portrait: PictureOptions) =>
  entriesOf(
    'testimonials',
    z
      .strictObject({
        quote: z.string().min(1).describe('What they say, without quotation marks.'),
        name: z.string().min(1).describe('Who says it.'),
        role: z.string().min(1).describe('What they do, as a business card says it.'),
        company: z.string().min(1).describe('Where they do it; it follows “at”.'),
        portrait: picture(portrait).describe('A picture of their face.'),
      })
      .transform(({ role, company, ...rest }) => ({
        ...rest,
        role: fill(words.testimonial.role, { role, company }),
      })),
  );
