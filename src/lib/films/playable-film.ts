import { existsSync } from 'node:fs';
import { z } from 'astro/zod';
import { assetPath } from '../routes/asset-path';
import { withBase } from '../routes/url';
import { providers, type FilmFrame, type ProviderName } from './providers';

const files = import.meta.glob<string>(
  ['/src/assets/**/*.{webm,mp4}', '/src/*/*/pictures/**/*.{webm,mp4}'],
  { query: '?url&no-inline', import: 'default' },
);

const TYPES = { webm: 'video/webm', mp4: 'video/mp4' } as const;

/** Words that run along with a film. */
export interface FilmTrack {
  src: string;
  language: string;
  label: string;
}

/** A film of one's own: its files, and its words. */
export interface OwnFilm {
  sources: { src: string; type: string }[];
  tracks: FilmTrack[];
  /** The size of its picture, in pixels. */
  width: number;
  height: number;
}

/** A film behind a play button: on a video service, or of one's own. */
export type PlayableFilm = ({ kind: 'frame' } & FilmFrame) | ({ kind: 'own' } & OwnFilm);

const captions = import.meta.glob<string>(['/src/assets/**/*.vtt', '/src/*/*/pictures/**/*.vtt'], {
  query: '?url&no-inline',
  import: 'default',
});

/** A file of words: beside the film, or below `public` where its name begins with a slash. */
const captionsFile = z
  .string()
  .regex(/\.vtt$/, 'a WebVTT file, such as harbour/pier.en.vtt')
  .transform(async (file, ctx) => {
    if (file.startsWith('/') && existsSync(`public${file}`)) return withBase(file);
    const path = file.startsWith('/') ? `public${file}` : assetPath(file);
    const src = await captions[`/${path}`]?.();
    if (src !== undefined) return src;
    ctx.addIssue({ code: 'custom', message: `a file that exists: there is no ${path}` });
    return z.NEVER;
  });

const track = z.strictObject({
  file: captionsFile.describe('A WebVTT file beside the film: harbour/pier.en.vtt.'),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'a language tag such as en or pt-PT')
    .describe('The language of its words: en.'),
  label: z.string().min(1).describe('How the player calls them: English.'),
});

const ownFile = z
  .string()
  .regex(/\.(webm|mp4)$/, 'a film with its ending, .mp4 or .webm')
  .transform(async (file, ctx): Promise<OwnFilm['sources']> => {
    const stem = file.replace(/\.\w+$/, '');
    const found = await Promise.all(
      Object.entries(TYPES).map(async ([ending, type]) => {
        const src = await files[`/${assetPath(`${stem}.${ending}`)}`]?.();
        return src === undefined ? [] : [{ src, type }];
      }),
    );
    const sources = found.flat();
    if (sources.length === 0)
      ctx.addIssue({
        code: 'custom',
        message: `a film that exists: there is no ${assetPath(file)}`,
      });
    return sources;
  })
  .meta({ names: 'ownFilms' });

const idOn = (name: ProviderName) => {
  const { id, expected } = providers[name];
  return z.string().regex(id, expected).optional();
};

const KINDS = ['youtube', 'vimeo', 'peertube', 'file'] as const;

/** The fields that name a film in content; exactly one of the first four is there. */
export const filmFields = {
  youtube: idOn('youtube').describe(
    'Its id on YouTube: the eleven characters behind v= in its address.',
  ),
  vimeo: idOn('vimeo').describe('Its number on Vimeo: the digits at the end of its address.'),
  peertube: idOn('peertube').describe('The address of its page on a PeerTube.'),
  file: ownFile
    .optional()
    .describe(
      'A file of your own, with its ending; another of the same name and of the other kind is offered too.',
    ),
  captions: z.array(track).default([]).describe('The words of a file of your own, by language.'),
  width: z
    .int()
    .min(1)
    .default(1920)
    .describe('How wide the picture of your own file is, in pixels.'),
  height: z
    .int()
    .min(1)
    .default(1080)
    .describe('How high the picture of your own file is, in pixels.'),
};

type FilmFields = z.output<z.ZodObject<typeof filmFields>>;

/** Reports where a film is named not at all, or twice. */
export function expectOneFilm(
  ctx: z.core.ParsePayload<Partial<Record<(typeof KINDS)[number], unknown>>>,
): void {
  const named = KINDS.filter((kind) => ctx.value[kind] !== undefined);
  if (named.length !== 1)
    ctx.issues.push({
      code: 'custom',
      input: ctx.value,
      message: `one film: ${KINDS.join(', ')}; found ${named.length === 0 ? 'none' : named.join(' and ')}`,
    });
}

/** The film that fields name. */
export function filmOf({ file, captions: words, width, height, ...ids }: FilmFields): PlayableFilm {
  if (file) {
    const tracks = words.map(({ file: src, ...rest }) => ({ src, ...rest }));
    return { kind: 'own', sources: file, tracks, width, height };
  }
  const frames = Object.entries(ids).flatMap(([name, id]) =>
    id === undefined ? [] : providers[name as ProviderName].frameOf(id),
  );
  const [frame] = frames;
  if (!frame) throw new Error('A film was checked that names none.');
  return { kind: 'frame', ...frame };
}

/** In content: the film of a play button, on YouTube, Vimeo or a PeerTube, or a file of one's own. */
export const playableFilm = () =>
  z
    .strictObject(filmFields)
    .check(expectOneFilm)
    .transform(filmOf)
    .optional()
    .describe('The film: youtube, vimeo, peertube or file; left out, `video` in site.config.ts.');
