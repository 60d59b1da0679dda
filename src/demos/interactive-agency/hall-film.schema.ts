import { z } from 'astro/zod';
import { playableFilm } from '~/lib/films/playable-film';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** The firm’s film behind a drawn hall, which one sets going by its marble. */
export const hallFilmSchema = z.strictObject({
  id: sectionFields.id,
  tone: sectionFields.tone,
  title: z.string().min(1).describe('The section’s heading, and the film’s name as it is spoken.'),
  film: playableFilm(),
  text: z.string().min(1).describe('A line or two below the heading.'),
});
