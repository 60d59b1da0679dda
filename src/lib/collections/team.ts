import { z } from 'astro/zod';
import { entriesOf } from '~/lib/content/collection';
import { picture, type PictureOptions } from '~/lib/pictures/picture';
import { socialLinkSchema } from '~/lib/site/site';

/** Team members, by name in `src/content/team.yaml`. */
export const members = (portrait: PictureOptions) =>
  entriesOf(
    'team',
    z.strictObject({
      name: z.string().min(1).describe('Who they are.'),
      role: z.string().min(1).describe('What they do, as a business card says it.'),
      portrait: picture(portrait).describe('A picture of their face.'),
      social: z.array(socialLinkSchema).describe('Where else they are to be found.'),
    }),
  );
