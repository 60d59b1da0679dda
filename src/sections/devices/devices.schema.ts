import { z } from 'astro/zod';
import { picture } from '~/lib/picture';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';

const device = (widths: number[], sizes: string) =>
  z.strictObject({
    /** Phone, Tablet or Desktop. */
    name: z.string().min(1),
    text: z.string().min(1),
    /** A photograph of a real demo: `npm run thumbnails` takes them. */
    picture: picture({ widths, sizes }),
  });

/** The same care in three sizes. */
export const devicesSchema = z.strictObject({
  ...sectionHeadingSchema.shape,
  phone: device([320, 480, 780], '(min-width: 56rem) 17rem, 60vw'),
  tablet: device([480, 800, 1000], '(min-width: 56rem) 26rem, 80vw'),
  desktop: device([640, 960, 1200], '(min-width: 56rem) 44rem, 92vw'),
});
