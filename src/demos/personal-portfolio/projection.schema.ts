import { z } from 'astro/zod';
import { works } from '~/lib/collections/works';
import { timecode } from './timecode.schema';

/** The works that the beam shows. */
const thrownWorks = works({
  widths: [720, 1080, 1440, 1920],
  // Each is as wide as its place in the beam; `auto` asks the layout, where a browser knows it.
  sizes: 'auto, (width < 60rem) 92vw, 60vw',
});

/** One piece of work. */
export type Project = z.infer<typeof thrownWorks>[number];

/** Works that a projector throws, from either side in turn: each is larger than the last. */
export const projectionSchema = z.strictObject({
  timecode,
  heading: z.string().min(1).describe('The section’s title.'),
  text: z.string().optional().describe('A sentence or two below it.'),
  unfold: z
    .string()
    .min(1)
    .describe('What a phone shows in place of a project’s words, which it folds away.'),
  shown: z.int().min(1).describe('How many of the projects are shown, from the first.'),
  projects: thrownWorks,
});
