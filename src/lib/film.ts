import { z } from 'astro/zod';
import { picture, type PictureData, type PictureOptions } from '~/lib/picture';

const files = import.meta.glob<string>('/src/assets/**/*.{webm,mp4}', {
  query: '?url',
  import: 'default',
});

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

/** A film below `src/assets`, by its path there without the format. */
const sources = z.string().transform(async (file, ctx): Promise<FilmData['sources']> =>
  Promise.all(
    Object.entries(FORMATS).map(async ([format, type]) => {
      const src = await files[`/src/assets/${file}.${format}`]?.();
      if (src !== undefined) return { src, type };
      ctx.addIssue({
        code: 'custom',
        message: `a film that exists: there is no src/assets/${file}.${format}`,
      });
      return z.NEVER;
    }),
  ),
);

/**
 * A silent, seamless film in content: `file` names it below `src/assets` without its ending, for it
 * must be there as WebM and as MP4; `poster` is one of its frames, at the second `posterAt`.
 */
export const film = (view: PictureOptions) =>
  z
    .strictObject({ file: sources, poster: picture(view), posterAt: z.number().min(0).default(0) })
    .transform(({ file, ...rest }): FilmData => ({ sources: file, ...rest }));
