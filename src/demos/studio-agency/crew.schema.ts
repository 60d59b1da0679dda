import { z } from 'astro/zod';
import { picture } from '~/lib/pictures/picture';
import { sceneFields } from './roll/roll.schema';

/** The people who do the work. */
export const crewSchema = z.strictObject({
  ...sceneFields,
  members: z
    .array(
      z.strictObject({
        name: z.string().min(1).describe('Who they are.'),
        role: z.string().min(1).describe('What they do, as the credits say it.'),
        portrait: picture({
          widths: [360, 480, 720],
          sizes: '(width < 48rem) 40vw, 22vw',
        }).describe('They at work, in a frame of four to three.'),
      }),
    )
    .min(1)
    .describe('The people, in the order of the credits.'),
});
