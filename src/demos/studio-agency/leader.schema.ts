import { z } from 'astro/zod';
import { playableFilm } from '~/lib/films/playable-film';
import { sceneFields } from './roll/roll.schema';

/** The firm’s own film, behind its leader. */
export const leaderSchema = z.strictObject({
  ...sceneFields,
  heading: sceneFields.heading.describe('The film’s name, as the play button speaks it too.'),
  film: playableFilm(),
  count: z.string().min(1).max(2).describe('The number at which the countdown stands.'),
  print: z.string().min(1).describe('What is printed on the leader.'),
});
