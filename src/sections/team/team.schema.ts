import { z } from 'astro/zod';
import { members } from '~/lib/collections/team';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';

const fields = {
  /** Anchor for one-page menus. */
  id: z.string().optional(),
  ...sectionHeadingSchema.shape,
};

const columns = z.literal([3, 4]);

/**
 * The people, by their names in `src/content/team.yaml`.
 *
 * - `portraits`: large, each with its caption beside it
 * - `captions`: tall, each with its caption below, every other one a step lower
 * - `arches`: each under a round arch, with its caption below in the middle
 * - `frieze`: side by side without a gap, in the theme's ink alone
 * - `list`: ruled lines with a small round portrait
 * - `credits`: as a film's end credits, what they do before who they are, a small portrait between
 */
export const teamSchema = z.discriminatedUnion('layout', [
  z.strictObject({
    layout: z.literal('portraits'),
    columns: columns.default(3),
    ...fields,
    members: members({
      widths: [200, 320, 480, 640, 960],
      sizes: '(width < 40rem) 55vw, (width < 80rem) 38vw, 19vw',
    }),
  }),
  z.strictObject({
    layout: z.literal('captions'),
    columns: columns.default(4),
    ...fields,
    members: members({
      widths: [200, 320, 480, 640, 960],
      sizes: '(width < 56rem) 46vw, (width < 90rem) 24vw, 320px',
    }),
  }),
  z.strictObject({
    layout: z.literal('arches'),
    columns: columns.default(4),
    ...fields,
    members: members({
      widths: [200, 320, 480, 640, 960],
      sizes: '(width < 56rem) 46vw, (width < 90rem) 22vw, 300px',
    }),
  }),
  z.strictObject({
    layout: z.literal('frieze'),
    columns: columns.default(4),
    ...fields,
    members: members({
      widths: [200, 320, 480, 640, 960],
      sizes: '(width < 56rem) 46vw, (width < 90rem) 23vw, 320px',
    }),
  }),
  z.strictObject({
    layout: z.enum(['list', 'credits']),
    ...fields,
    members: members({ widths: [96, 192, 288], sizes: '96px' }),
  }),
]);
