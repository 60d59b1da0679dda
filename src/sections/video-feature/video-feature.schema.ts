import { z } from 'astro/zod';
import { picture } from '~/lib/picture';

/** How the picture stands: across the page, or `inset` beside its line of text. */
export const videoFeatureLayouts = ['wide', 'inset'] as const;

/** One picture that plays the site's film, and a line of text. */
export const videoFeatureSchema = z.strictObject({
  /** The film's name, as the play button speaks it. */
  title: z.string().min(1),
  text: z.string().min(1),
  layout: z.enum(videoFeatureLayouts).default('wide'),
  picture: picture({
    widths: [640, 960, 1280, 1920],
    sizes: '(width < 90rem) 92vw, 84rem',
  }),
});
