import { z } from 'astro/zod';
import { buttonLink } from '~/lib/button-link';
import { picture } from '~/lib/picture';
import { bandTones } from '~/ui/band/Band';

/** A text beside a picture. */
export const textPictureSchema = z.strictObject({
  /** For links to this section. */
  id: z.string().optional(),
  tone: z.enum(bandTones).optional(),
  heading: z.string().min(1),
  /** Paragraphs. */
  text: z.array(z.string().min(1)).min(1),
  /** Short points below the text, in one or two lists. */
  lists: z
    .array(z.array(z.string().min(1)).min(1))
    .max(2)
    .default([]),
  picture: picture({
    widths: [480, 800, 1200, 1600],
    sizes: '(min-width: 56rem) 52vw, 92vw',
  }),
  /**
   * `left`, `right`: where the picture stands; `bleed-left`, `bleed-right`: it runs to the window's
   * edge there; `arch-left`, `arch-right`: it stands upright, under a round arch; `capsule-left`,
   * `capsule-right`: it stands upright, round at both ends; `cut-left`, `cut-right`: it stands
   * upright, cut by hand, on sheets of paper.
   */
  variant: z.enum([
    'left',
    'right',
    'bleed-left',
    'bleed-right',
    'arch-left',
    'arch-right',
    'capsule-left',
    'capsule-right',
    'cut-left',
    'cut-right',
  ]),
  button: buttonLink().optional(),
  /** The film that the picture plays, by its name; none if left out. */
  film: z.string().min(1).optional(),
});
