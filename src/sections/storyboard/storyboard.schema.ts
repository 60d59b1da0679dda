import { z } from 'astro/zod';
import { buttonLink } from '~/lib/button-link';
import { picture } from '~/lib/picture';
import { slateSchema } from '~/ui/slate/Slate';

/** What kinds of work a project can be. */
export const projectCategories = [
  'Film',
  'Graphic Novel',
  'Web App',
  'Music',
  'Development',
] as const;

const project = z.strictObject({
  title: z.string().min(1),
  category: z.enum(projectCategories),
  description: z.string().optional(),
  picture: picture({
    widths: [400, 640, 960, 1280, 1920],
    sizes: '(width < 48rem) 92vw, (width < 80rem) 55vw, 52vw',
  }),
  /** Where the work itself can be seen, with the words of its link. */
  link: buttonLink().optional(),
});

/** One piece of work. */
export type Project = z.infer<typeof project>;

/** A grid of works, laid out like the frames of a storyboard. */
export const storyboardSchema = z.strictObject({
  slate: slateSchema,
  heading: z.string().min(1),
  text: z.string().optional(),
  /** How many of the projects are shown, from the first. */
  shown: z.int().min(1),
  projects: z.array(project).min(1),
});
