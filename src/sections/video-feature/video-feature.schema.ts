import { z } from 'astro/zod';
import { playableFilm } from '~/lib/films/playable-film';
import { picture } from '~/lib/pictures/picture';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** One picture that plays a film, and a line of text. */
export const videoFeatureSchema = z.strictObject({
  id: sectionFields.id,
  tone: sectionFields.tone,
  title: z.string().min(1).describe('The film’s name, as the play button speaks it.'),
  film: playableFilm(),
  text: z.string().min(1).describe('A line beside the picture or below it.'),
  picture: picture({
    widths: [720, 1080, 1440, 1920],
    sizes: '(width < 90rem) 92vw, 84rem',
  }).describe('The still that one presses to play the film.'),
});
