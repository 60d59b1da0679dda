import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { z } from 'astro/zod';
import { assetPath } from '../routes/asset-path';
import { pictureFacts } from './picture-facts';
import { pictureFault } from './picture-fault';

/**
 * Each is read when a page asks for it, so that a damaged file harms only the pages that show it: of one
 * that Astro cannot measure there is nothing (`tools/astro/pictures/check-pictures.ts`). An import would take what
 * stands behind a question mark for a query.
 */
const masters = import.meta.glob<ImageMetadata | undefined>(
  [
    '/src/assets/**/*.{jpg,jpeg,png,webp,avif,gif}',
    '/src/*/*/pictures/**/*.{jpg,jpeg,png,webp,avif,gif}',
    '!/src/**/*[?#]*',
  ],
  { import: 'default', caseSensitive: false },
);

/** How the section that owns the layout wants a picture delivered. */
export interface PictureOptions {
  /**
   * Candidate widths in pixels, ascending, out of 96, 192, 360, 480, 720, 1080, 1440, 1920 and 2400:
   * pages that agree on them share files. Those above the master's own width are left out. A phone's
   * column (92vw) is 718 pixels at 390 px and two device pixels each, 1076 at three: 720 and 1080
   * serve it, and what is smaller serves only pictures that stand side by side there. A picture from
   * edge to edge of the first screen starts at 750 (a phone of 412 px at 1.75 asks for 721).
   */
  widths: number[];
  /** The `sizes` attribute: how wide the picture stands in the layout. */
  sizes: string;
}

/** One `<source>`: a format, for phones only where `media` says so, with that framing's size. */
export interface PictureSource {
  type: string;
  srcSet: string;
  width?: number;
  height?: number;
  media?: string;
}

/** A picture ready to be printed: plain attributes, the same in a static and in a hydrated section. */
export interface PictureData {
  src: string;
  alt: string;
  width: number;
  height: number;
  sizes: string;
  /** Which part stays in view where a layout crops the picture; its middle where nothing is said. */
  focus?: PictureFocus;
  /** The picture's dominant colour, shown until it has arrived: `#rrggbb`. */
  tone: string;
  sources: PictureSource[];
}

/** Parts of a picture that a crop can keep. `high` and `low` lie between the middle and the edge. */
export const pictureFocuses = ['top', 'high', 'low', 'bottom', 'left', 'right'] as const;

/** A part of a picture that a crop keeps. */
export type PictureFocus = (typeof pictureFocuses)[number];

/** Windows up to this width get a picture's phone framing, where it has one. */
const PHONE_MEDIA = '(max-width: 40rem)';

/** A picture as it was made, before the build makes candidates of it. */
export interface Master {
  /** Where it lies, from the project's folder. */
  path: string;
  image: ImageMetadata;
  width: number;
  height: number;
}

/** The width of the WebP for browsers without AVIF: one file, large enough for most of them. */
const FALLBACK_WIDTH = 1200;

/** How much larger than the last candidate a master must be to be one in its own width. */
const OWN_WIDTH_FROM = 1.2;

/** Those of the widths that a master can fill, and its own in place of the first that it cannot. */
export function fittingWidths(widths: number[], own: number): number[] {
  const fitting = widths.filter((width) => width <= own);
  const isCut = fitting.length < widths.length && own >= (fitting.at(-1) ?? 0) * OWN_WIDTH_FROM;
  return isCut ? [...fitting, own] : fitting;
}

async function sourceOf(master: Master, widths: number[], media?: string): Promise<PictureSource> {
  const fitting = fittingWidths(widths, master.width);
  // Encoders stack the frames of a moving picture in an AVIF.
  const { moves } = await pictureFacts(master.path);
  const { srcSet, options } = await getImage({
    src: master.image,
    layout: 'none',
    format: moves ? 'webp' : 'avif',
    width: fitting.at(-1),
    widths: fitting,
  });
  return {
    type: `image/${options.format}`,
    srcSet: srcSet.attribute,
    // The picture's own are those of its `img`.
    ...(media && { media, width: master.width, height: master.height }),
  };
}

async function fallbackOf({ image, width }: Master): Promise<string> {
  const webp = await getImage({
    src: image,
    layout: 'none',
    format: 'webp',
    width: Math.min(width, FALLBACK_WIDTH),
  });
  return webp.src;
}

/** Names of pictures as content writes them. */
const pictureNames = () =>
  Object.keys(masters).map((path) =>
    path.replace(/^\/src\/assets\//, '').replace(/^\/src\/demos\/([^/]+)\/pictures\//, '$1/'),
  );

/** A master by its name in content; see {@link assetPath}. */
const master = z
  .string()
  .transform(async (file, ctx): Promise<Master> => {
    const path = assetPath(file);
    const fault = await pictureFault(file, path, pictureNames);
    const image = fault === undefined ? await masters[`/${path}`]?.() : undefined;
    if (image) {
      const { width, height } = await pictureFacts(path);
      return { path, image, width, height };
    }
    ctx.addIssue({
      code: 'custom',
      message: fault ?? `a picture that exists: ${path} is new, start again`,
    });
    return z.NEVER;
  })
  .meta({ names: 'pictures' });

/** What content says of a picture. */
export const pictureFields = {
  file: master.describe('The picture: its folder, a slash, its name.'),
  alt: z
    .string()
    .describe('What it shows, for those who cannot see it; empty where it only decorates.'),
  phone: master.optional().describe('Another framing of it for phones.'),
  focus: z
    .enum(pictureFocuses)
    .optional()
    .describe('Which part stays in view where the layout crops it; its middle by itself.'),
};

type PictureFields = z.infer<z.ZodObject<typeof pictureFields>>;

/** Makes the candidates of a picture that content names. */
export async function pictureOf(
  { file, alt, phone, focus }: PictureFields,
  { widths, sizes }: PictureOptions,
): Promise<PictureData> {
  const [src, framed, source, { tone }] = await Promise.all([
    fallbackOf(file),
    phone && sourceOf(phone, widths, PHONE_MEDIA),
    sourceOf(file, widths),
    pictureFacts(file.path),
  ]);
  const { width, height } = file;
  const sources = framed ? [framed, source] : [source];
  return { src, alt, width, height, sizes, tone, sources, ...(focus && { focus }) };
}

/**
 * A picture in content: a master's name ({@link assetPath}), its alternative text (empty for decoration)
 * and, where phones need another framing, a second master. The build makes AVIF candidates of each
 * (WebP of one that moves), and one WebP for browsers without AVIF.
 */
export const picture = (view: PictureOptions) =>
  z.strictObject(pictureFields).transform((fields) => pictureOf(fields, view));
