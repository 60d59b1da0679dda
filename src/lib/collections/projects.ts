import { z } from 'astro/zod';
import { entriesOf } from '~/lib/content/collection';
import { enlargeable, type LargeSize } from '~/lib/pictures/enlargeable';
import { picture, type PictureOptions } from '~/lib/pictures/picture';

const PICTURE = 'What it looks like.';

const projectFields = {
  title: z.string().min(1).describe('What the work is called.'),
  category: z.string().min(1).describe('For example `Web Design`.'),
  description: z.string().min(1).describe('One sentence: what was made.'),
};

/** Portfolio projects, by name in `src/content/projects.yaml`. */
export const projects = (view: PictureOptions) =>
  entriesOf(
    'projects',
    z.strictObject({ ...projectFields, picture: picture(view).describe(PICTURE) }),
  );

/** The same, with pictures that a lightbox can enlarge. */
export const enlargeableProjects = (view: PictureOptions, large: LargeSize) =>
  entriesOf(
    'projects',
    z.strictObject({ ...projectFields, picture: enlargeable(view, large).describe(PICTURE) }),
  );
