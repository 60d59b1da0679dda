import { z } from 'astro/zod';
import type { PlayableFilm } from '~/lib/films/playable-film';
import file from '../../../../docs/studio.mp4?url&no-inline';
import kept from './film.json';

/** What `npm run studio:film` writes: how long the film is, and when each of its scenes begins, in seconds. */
const times = z.strictObject({
  seconds: z.number().positive(),
  scenes: z.array(z.number().min(0)).min(1),
});

export const { seconds, scenes } = times.parse(kept);

/**
 * The film of the studio, from a moment on: players begin where an address says. The README shows the same file,
 * which therefore lies beside it.
 *
 * @param from in seconds
 */
export const filmFrom = (from = 0): PlayableFilm => ({
  kind: 'own',
  sources: [{ src: from === 0 ? file : `${file}#t=${String(from)}`, type: 'video/mp4' }],
  tracks: [],
  width: 1280,
  height: 800,
});
