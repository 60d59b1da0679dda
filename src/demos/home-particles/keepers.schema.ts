import { z } from 'astro/zod';
import { picture } from '~/lib/pictures/picture';
import { socialLinkSchema } from '~/lib/site/site';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** Islands on the map at which a station is kept. */
const posts = ['faial', 'pico', 'sao-jorge', 'terceira'] as const;

/** The people, each by a light on the map. */
export const keepersSchema = z.strictObject({
  ...sectionFields,
  map: picture({
    widths: [720, 1080, 1440, 1920, 2400],
    sizes: '(width < 90rem) 100vw, 90rem',
  }).describe('The map, on the page’s own ground.'),
  members: z
    .array(
      z.strictObject({
        name: z.string().min(1).describe('Who they are.'),
        role: z.string().min(1).describe('What they do, as a business card says it.'),
        post: z.enum(posts).describe('The island by whose light they stand.'),
        place: z.string().min(1).describe('Where that is, in words.'),
        awake: z
          .boolean()
          .default(false)
          .describe('Whether this one has the watch: its light is up.'),
        social: z.array(socialLinkSchema).describe('Where else they are to be found.'),
      }),
    )
    .min(1)
    .describe('The people.'),
});
