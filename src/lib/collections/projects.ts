import { z } from 'astro/zod';
import { entriesOf } from '~/lib/collection';
import { picture, type PictureOptions } from '~/lib/picture';

/** Works of the portfolio, by their names in `src/content/projects.yaml`. */
export const projects = (view: PictureOptions) =>
  entriesOf(
    'projects',
    z.strictObject({
      title: z.string().min(1),
      /** For example `Web Design`. */
      category: z.string().min(1),
      /** One sentence: what was made. */
      description: z.string().min(1),
      picture: picture(view),
    }),
  );
