import { z } from 'astro/zod';
import { picture, type PictureOptions } from '~/lib/pictures/picture';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { shownDemo } from '../shown-demo';

/** A device with a photograph of a real demo in it: `npm run thumbnails` takes them. */
const device = (shot: 'phone' | 'tablet' | 'desktop', view: PictureOptions) =>
  z
    .strictObject({
      name: z.string().min(1).describe('Phone, Tablet or Desktop.'),
      text: z.string().min(1).describe('What is good about it there.'),
      alt: z
        .string()
        .describe('What the photograph shows; `{shown}` is the title of the demo in it.'),
    })
    .transform(async ({ alt, ...words }) => {
      // Without any photograph the splash page shows itself.
      const file = shownDemo ? `${shownDemo.slug}/shots/${shot}.webp` : 'demo/hero.webp';
      return { ...words, picture: await picture(view).parseAsync({ file, alt }) };
    });

/** The same care in three sizes. */
export const devicesSchema = z.strictObject({
  ...sectionHeadingSchema.shape,
  phone: device('phone', {
    widths: [192, 360],
    sizes: '(min-width: 40rem) 8.25rem, 6.75rem',
  }).describe('A phone with a home on it.'),
  tablet: device('tablet', {
    widths: [192, 360, 480],
    sizes: '(min-width: 40rem) 12.5rem, 9.5rem',
  }).describe('A tablet with a home on it.'),
  desktop: device('desktop', {
    widths: [480, 720, 1200],
    sizes: '(min-width: 64rem) 27rem, (min-width: 40rem) 40vw, 15rem',
  }).describe('A screen with a home on it.'),
});
