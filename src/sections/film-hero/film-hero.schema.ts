import { z } from 'astro/zod';
import { buttonLink } from '~/lib/button-link';
import { film } from '~/lib/film';
import { slateBoardSchema } from '~/ui/slate-board/slate-board.schema';

/** The first screen of a film studio: huge words over a running film, and its slate. */
export const filmHeroSchema = z.strictObject({
  /** The page's heading, line by line; each of few and short words. Its full stop is a red lamp. */
  lines: z.array(z.string().min(1).max(9)).min(1).max(3),
  /** One or two sentences. */
  text: z.string().min(1),
  /** The first is solid, the second only outlined. */
  buttons: z.array(buttonLink()).min(1).max(2),
  film: film({
    widths: [480, 640, 960, 1280],
    sizes: 'max(100vw, 150svh)',
  }),
  slate: slateBoardSchema,
});
