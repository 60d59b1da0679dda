import { z } from 'astro/zod';
import { playableFilm } from '~/lib/films/playable-film';
import { picture } from '~/lib/pictures/picture';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

const still = z.strictObject({
  title: z.string().min(1).describe('What one watches; the name of its link, too.'),
  film: playableFilm(),
  text: z.string().min(1).describe('What the still shows, in a few words.'),
  picture: picture({
    widths: [720, 1080, 1440],
    sizes: '(width < 48rem) 92vw, (width < 90rem) 56vw, 50rem',
  }).describe('The still.'),
});

/** Stills of different sizes, each of which plays a film. */
export const videoPopupsSchema = z.strictObject({
  ...sectionFields,
  stills: z.array(still).min(1).describe('The stills, in the order in which they stand.'),
});
