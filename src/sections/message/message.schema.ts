import { z } from 'astro/zod';
import { picture } from '~/lib/picture';
import { bandTones } from '~/ui/band/Band';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';

/** On which side of the form the picture and the words stand, or `above` it over the whole width. */
export const messageSides = ['start', 'end', 'above'] as const;

/** A form beside a picture, or ways to reach somebody, or both. */
export const messageSchema = sectionHeadingSchema.extend({
  /** The section's anchor. */
  id: z.string().optional(),
  tone: z.enum(bandTones).optional(),
  /** Where the picture and the words stand; the form has the other side. */
  side: z.enum(messageSides).default('start'),
  picture: picture({
    widths: [400, 640, 860, 1200, 1600],
    sizes: '(width < 60rem) 92vw, 42vw',
  }).optional(),
});
