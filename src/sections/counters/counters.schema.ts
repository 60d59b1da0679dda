import { z } from 'astro/zod';
import { picture } from '~/lib/picture';
import { bandTones } from '~/ui/band/Band';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { parallaxStrengths } from '~/widgets/parallax/parallax-numbers';

const fields = {
  /** Anchor for one-page menus. */
  id: z.string().optional(),
  ...sectionHeadingSchema.shape,
  counters: z
    .array(
      z.strictObject({
        /** Where the count ends. */
        value: z.int().min(0),
        /** What is counted: `Happy clients`. */
        title: z.string().min(1),
      }),
    )
    .min(1),
};

/**
 * Numbers that count up.
 *
 * - `row`: ruled figures on the page's ground, or another
 * - `pills`: figures in filled pills
 * - `sheet`: the lines of a balance sheet beside the heading, the last one ruled off
 * - `blooms`: figures on flowers of cut paper, on a band that is cut out too
 * - `over-picture`: large figures over a picture that drifts as one scrolls
 * - `over-particles`: figures in front of linked particles, on the page's colours turned round
 */
export const countersSchema = z.discriminatedUnion('variant', [
  z.strictObject({ variant: z.literal('row'), tone: z.enum(bandTones).optional(), ...fields }),
  z.strictObject({ variant: z.literal('pills'), tone: z.enum(bandTones).optional(), ...fields }),
  z.strictObject({ variant: z.literal('sheet'), tone: z.enum(bandTones).optional(), ...fields }),
  z.strictObject({ variant: z.literal('blooms'), tone: z.enum(bandTones).optional(), ...fields }),
  z.strictObject({ variant: z.literal('over-particles'), ...fields }),
  z.strictObject({
    variant: z.literal('over-picture'),
    ...fields,
    /** It is much taller than its frame, so most of a wide one is cut off; on a phone it may be soft. */
    picture: picture({
      widths: [640, 960, 1280, 1920, 2400],
      sizes: '(width < 48rem) 140vw, 125vw',
    }),
    /** How far the picture drifts, in pixels. */
    strength: z.literal(parallaxStrengths).optional(),
  }),
]);
