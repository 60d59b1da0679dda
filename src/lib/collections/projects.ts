import { z } from 'astro/zod';
import { entriesOf } from '~/lib/collection';
import { enlargeable, type LargeSize } from '~/lib/enlargeable';
import { picture, type PictureOptions } from '~/lib/picture';

const projectFields = {
  title: z.string().min(1),
  /** For example `Web Design`. */
  category: z.string().min(1),
  /** One sentence: what was made. */
  description: z.string().min(1),
};

/** Works of the portfolio, by their names in `src/content/projects.yaml`. */
export const projects = (view: PictureOptions) =>
  entriesOf('projects', z.strictObject({ ...projectFields, picture: picture(view) }));

/** The same, with pictures that a lightbox can show large. */
export const enlargeableProjects = (view: PictureOptions, large: LargeSize) =>
  entriesOf('projects', z.strictObject({ ...projectFields, picture: enlargeable(view, large) }));
