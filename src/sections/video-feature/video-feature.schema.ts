import { z } from 'astro/zod';
import { picture } from '~/lib/picture';
import { slateBoardSchema } from '~/ui/slate-board/slate-board.schema';

/**
 * How the picture stands: across the page, `inset` beside its line of text, or from edge to edge with
 * the film's name large `over` its start, which must be calm.
 */
export const videoFeatureLayouts = ['wide', 'inset', 'over'] as const;

/** One picture that plays the site's film, and a line of text. */
export const videoFeatureSchema = z.strictObject({
  /** The film's name, as the play button speaks it. */
  title: z.string().min(1),
  text: z.string().min(1),
  /** The film's slate, below it. */
  slate: slateBoardSchema.optional(),
  layout: z.enum(videoFeatureLayouts).default('wide'),
  picture: picture({
    widths: [640, 960, 1280, 1920],
    sizes: '(width < 90rem) 92vw, 84rem',
  }),
});
