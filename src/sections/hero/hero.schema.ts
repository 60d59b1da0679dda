import { z } from 'astro/zod';
import { buttonLink } from '~/lib/button-link';
import { picture } from '~/lib/picture';

const widths = [480, 780, 1080, 1440, 1920, 2400];

const fields = {
  /** The page's heading: one statement. */
  heading: z.string().min(1),
  /** One or two sentences below it. */
  text: z.string().min(1).optional(),
  /** The first is solid, the second only outlined. */
  buttons: z.array(buttonLink()).max(2).default([]),
};

/**
 * The first screen: one statement, one picture.
 *
 * - `over`: the words over a picture that fills the screen, at its start, where it must be calm
 * - `still`: things that stand on a ground of one colour, the theme's surface; the words beside them
 * - `split`: the words on the page's ground, the picture beside them up to the window's edge
 * - `collage`: each word of the statement on a sheet of cut paper, and so the picture beside them
 *
 * Narrow windows show the words first and the picture below them, in each of them.
 */
export const heroSchema = z.discriminatedUnion('variant', [
  z.strictObject({
    variant: z.literal('over'),
    ...fields,
    /** The colour of the words, by what they stand on. */
    ink: z.enum(['dark', 'light']).default('dark'),
    /** How much of the picture, from its start, is calm enough for words. */
    calm: z.enum(['third', 'half']).default('half'),
    picture: picture({ widths, sizes: '(width < 56rem) 190vw, max(100vw, 160vh)' }),
  }),
  z.strictObject({
    variant: z.literal('still'),
    ...fields,
    picture: picture({ widths, sizes: '(width < 56rem) 150vw, 75vw' }),
  }),
  z.strictObject({
    variant: z.literal('split'),
    ...fields,
    picture: picture({ widths, sizes: '(width < 56rem) 150vw, max(50vw, 90vh)' }),
  }),
  z.strictObject({
    variant: z.literal('collage'),
    ...fields,
    picture: picture({ widths, sizes: '(width < 56rem) 150vw, 90vw' }),
  }),
]);
