import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { picture } from '~/lib/pictures/picture';
import { timecode } from './timecode.schema';

/** What kinds of work a project can be. */
const projectCategories = ['Film', 'Graphic Novel', 'Web App', 'Music', 'Development'] as const;

const project = z.strictObject({
  title: z.string().min(1).describe('Its name.'),
  category: z.enum(projectCategories).describe('What kind of work it is.'),
  description: z.string().optional().describe('A sentence or two about it.'),
  picture: picture({
    widths: [720, 1080, 1440, 1920],
    // Each is as wide as its place in the beam; `auto` asks the layout, where a browser knows it.
    sizes: 'auto, (width < 60rem) 92vw, 60vw',
  }).describe('The work, for a frame wider than high.'),
  link: buttonLink()
    .optional()
    .describe('Where the work itself can be seen, with the words of its link.'),
});

/** One piece of work. */
export type Project = z.infer<typeof project>;

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
  projects: z.array(project).min(1).describe('The works: the last is the largest.'),
});
