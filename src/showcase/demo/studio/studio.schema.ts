import { z } from 'astro/zod';
import { picture } from '~/lib/pictures/picture';
import { text } from '~/lib/words/text-schema';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { scenes } from './film';

/** What happens in the film from one of its scenes on. */
const part = z
  .strictObject({
    scene: z.int().min(1).max(scenes.length).describe('The scene with which it begins: 1, 2, 3.'),
    text: text().describe('What is done in it.'),
  })
  .transform(({ scene, text: words }) => ({ from: scenes[scene - 1] ?? 0, text: words }));

/** The film of the studio, and what happens in it, in words. */
export const studioSchema = z.strictObject({
  ...sectionHeadingSchema.shape,
  title: text().describe('The film’s name, as the play button speaks it.'),
  picture: picture({
    widths: [720, 1080, 1440],
    sizes: '(width >= 72rem) 60vw, 92vw',
  }).describe('The still that one presses to play the film.'),
  note: text('length').describe('Below the film: its {length}, and that it has no sound.'),
  parts: z
    .array(part)
    .min(1)
    .describe('What is done in the film, in words; each line plays the film from there.'),
});
