import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { z } from 'astro/zod';
import { assetPath } from '../routes/asset-path';
import { pictureFacts } from './picture-facts';
import { pictureFault } from './picture-fault';

/**
 * Loaded on demand, so that a damaged file affects only the pages that show it: one that Astro
 * cannot measure has no entry (`tools/astro/pictures/check-pictures.ts`). Names with a question
 * mark are excluded, because an import would take the rest for a query.
 */
const masters = import.meta.glob<ImageMetadata | undefined>(
  [
    '/src/assets/**/*.{jpg,jpeg,png,webp,avif,gif}',
    '/src/*/*/pictures/**/*.{jpg,jpeg,png,webp,avif,gif}',
    '!/src/**/*[?#]*',
  ],
  { import: 'default', caseSensitive: false },
);

/** Delivery options of a picture, set by the section that owns the layout. */
export interface PictureOptions {
  /**
   * Candidate widths in pixels, ascending, out of 96, 192, 360, 480, 720, 1080, 1440, 1920 and
   * 2400: pages with the same widths share files. Widths above the master's own are left out. A
   * phone's column (92vw) is 718 pixels wide at 390 px and two device pixels each, 1076 at three:
   * 720 and 1080 serve it, and smaller ones serve only pictures side by side. A full-width picture
   * on the first screen starts at 750 (a phone of 412 px at 1.75 asks for 721).
   */
  widths: number[];
  /** The `sizes` attribute: the picture's width in the layout. */
  sizes: string;
}

/** One `<source>`: a format, with the size of its framing, and with `media` if it is for phones only. */
export interface PictureSource {
  type: string;
  srcSet: string;
  width?: number;
  height?: number;
  media?: string;
}

/** A picture, ready to be printed: plain attributes, the same in static and hydrated sections. */
export interface PictureData {
  src: string;
  alt: string;
  width: number;
  height: number;
  sizes: string;
  /** The part that stays in view when a layout crops the picture; the middle by default. */
  focus?: PictureFocus;
  /** The picture's dominant colour, `#rrggbb`, shown until it has loaded. */
  tone: string;
  sources: PictureSource[];
  /** The picture for a page's dark colours, where it has one of its own. */
  dark?: Omit<PictureData, 'dark'>;
}

/** The parts of a picture that a crop can keep. `high` and `low` are between the middle and the edge. */
export const pictureFocuses = ['top', 'high', 'low', 'bottom', 'left', 'right'] as const;

export type PictureFocus = (typeof pictureFocuses)[number];

/** Viewports up to this width get a picture's phone framing, if it has one. */
const PHONE_MEDIA = '(max-width: 40rem)';

/** An original picture, from which the build makes candidates. */
export interface Master {
  /** Relative to the project's folder. */
  path: string;
  image: ImageMetadata;
  width: number;
  height: number;
}

/**
 * The width in pixels of the WebP for browsers without AVIF: a single file, large enough for most
 * of them.
 */
const FALLBACK_WIDTH = 1200;

/** How many times wider than the last candidate a master must be to add one at its own width. */
const OWN_WIDTH_FROM = 1.2;

/** The widths that a master can fill, with its own width in place of the first that it cannot. */
export function fittingWidths(widths: number[], own: number): number[] {
  const fitting = widths.filter((width) => width <= own);
  const isCut = fitting.length < widths.length && own >= (fitting.at(-1) ?? 0) * OWN_WIDTH_FROM;
  return isCut ? [...fitting, own] : fitting;
}

async function sourceOf(master: Master, widths: number[], media?: string): Promise<PictureSource> {
  const fitting = fittingWidths(widths, master.width);
  // AVIF encoders stack the frames of an animated picture, so it becomes WebP.
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
    // Without `media`, the `img` has the width and height.
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

/** The names of pictures, as in content. */
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

/** The fields of a picture in content. */
export const pictureFields = {
  file: master.describe('The picture: its folder, a slash, its name.'),
  alt: z
    .string()
    .describe('What it shows, for those who cannot see it; empty where it only decorates.'),
  phone: master.optional().describe('Another framing of it for phones.'),
  dark: master
    .optional()
    .describe('Another picture of the same proportions for the dark colours of a theme with both.'),
  darkPhone: master.optional().describe('The framing of that other picture for phones.'),
  focus: z
    .enum(pictureFocuses)
    .optional()
    .describe('Which part stays in view where the layout crops it; its middle by itself.'),
};

/** A picture in content, as its fields are read. */
export type PictureFields = z.infer<z.ZodObject<typeof pictureFields>>;

/** Makes the candidates of a picture in content. */
export async function pictureOf(
  { file, alt, phone, dark, darkPhone, focus }: PictureFields,
  view: PictureOptions,
): Promise<PictureData> {
  const { widths, sizes } = view;
  const [src, framed, source, { tone }, darkPicture] = await Promise.all([
    fallbackOf(file),
    phone && sourceOf(phone, widths, PHONE_MEDIA),
    sourceOf(file, widths),
    pictureFacts(file.path),
    dark && pictureOf({ file: dark, alt, phone: darkPhone, focus }, view),
  ]);
  const { width, height } = file;
  return {
    ...{ src, alt, width, height, sizes, tone },
    sources: framed ? [framed, source] : [source],
    ...(focus && { focus }),
    ...(darkPicture && { dark: darkPicture }),
  };
}

/**
 * A picture in content: a master's name ({@link assetPath}), its alternative text (empty for
 * decoration) and, if phones need a different framing or dark colours a different picture, other
 * masters. The build makes AVIF candidates of each (WebP if animated), and one WebP for browsers without AVIF.
 */
export const picture = (view: PictureOptions) =>
  z.strictObject(pictureFields).transform((fields) => pictureOf(fields, view));
