import { z } from 'astro/zod';
import { assetPath } from '../routes/asset-path';
import { picture, type PictureData, type PictureOptions } from '~/lib/pictures/picture';

const files = import.meta.glob<string>(
  ['/src/assets/**/*.{webm,mp4}', '/src/*/*/pictures/**/*.{webm,mp4}'],
  { query: '?url', import: 'default' },
);

/** The two that every browser of today plays one of, the first wherever it can. */
const FORMATS = { webm: 'video/webm', mp4: 'video/mp4' };

/** A silent film ready to be printed. */
export interface FilmData {
  sources: { src: string; type: string }[];
  /** What stands there until the film runs, and wherever it does not. */
  poster: PictureData;
  /** The moment of the film that the poster shows, in seconds: it begins there. */
  posterAt: number;
}

/** A film by its name in content, without the format; see {@link assetPath}. */
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
 * A silent, seamless film in content: `file` names it without its ending, for it must be there as
 * WebM and as MP4; `poster` is one of its frames, at the second `posterAt`.
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
