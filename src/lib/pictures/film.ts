import { z } from 'astro/zod';
import { assetPath } from '../routes/asset-path';
import { picture, type PictureData, type PictureOptions } from '~/lib/pictures/picture';

const files = import.meta.glob<string>(
  ['/src/assets/**/*.{webm,mp4}', '/src/*/*/pictures/**/*.{webm,mp4}'],
  { query: '?url', import: 'default' },
);

/** Every current browser plays one of these two; they use the first that they can play. */
const FORMATS = { webm: 'video/webm', mp4: 'video/mp4' };

/** A silent film, ready to be printed. */
export interface FilmData {
  sources: { src: string; type: string }[];
  /** Shown until the film plays, and wherever it does not. */
  poster: PictureData;
  /** The time of the poster's frame in the film, in seconds; playback starts there. */
  posterAt: number;
}

/** A film by its name in content, without an extension; see {@link assetPath}. */
const sources = z
  .string()
  .transform(async (file, ctx): Promise<FilmData['sources']> =>
    Promise.all(
      Object.entries(FORMATS).map(async ([format, type]) => {
        const path = assetPath(`${file}.${format}`);
        const src = await files[`/${path}`]?.();
        if (src !== undefined) return { src, type };
        ctx.addIssue({
          code: 'custom',
          message: `a film that exists: there is no ${path}`,
        });
        return z.NEVER;
      }),
    ),
  )
  .meta({ names: 'films' });

/**
 * A silent, seamlessly looping film in content: `file` names it without an extension, because both
 * a WebM and an MP4 must exist; `poster` is the frame at `posterAt`, in seconds.
 */
export const film = (view: PictureOptions) =>
  z
    .strictObject({
      file: sources.describe(
        'The film’s name without its ending; it is there as .webm and as .mp4.',
      ),
      poster: picture(view).describe('One frame of the film: it stands there until the film runs.'),
      posterAt: z
        .number()
        .min(0)
        .default(0)
        .describe('Which moment of the film the poster shows, in seconds; the film begins there.'),
    })
    .transform(({ file, ...rest }): FilmData => ({ sources: file, ...rest }));
