import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { z } from 'astro/zod';
import sharp from 'sharp';

/** Each is read when a page asks for it, so that a spoilt file harms only the pages that show it. */
const masters = import.meta.glob<ImageMetadata>('/src/assets/**/*.{jpg,png,webp}', {
  import: 'default',
});

/** How the section that owns the layout wants a picture delivered. */
export interface PictureOptions {
  /** Candidate widths in pixels, ascending; those above the master's own width are left out. */
  widths: number[];
  /** The `sizes` attribute: how wide the picture stands in the layout. */
  sizes: string;
}

/** One `<source>`: a format, for phones only where `media` says so. */
export interface PictureSource {
  type: string;
  srcSet: string;
  width: number;
  height: number;
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
export const PHONE_MEDIA = '(max-width: 40rem)';

/** A picture as it was made, before the build makes candidates of it. */
export interface Master {
  path: string;
  image: ImageMetadata;
  width: number;
  height: number;
}

/**
 * Reading a field of an image tells Astro to publish its original too, unless it is read from the
 * copy that the image carries for that purpose, untyped. Masters are large and never shown.
 */
function sizeOf(image: ImageMetadata & { clone?: ImageMetadata }) {
  const { width, height } = image.clone ?? image;
  return { width, height };
}

/** The width of the WebP for browsers without AVIF: one file, large enough for most of them. */
const FALLBACK_WIDTH = 1200;

async function sourceOf(master: Master, widths: number[], media?: string): Promise<PictureSource> {
  const fitting = widths.filter((width) => width <= master.width);
  const width = fitting.at(-1) ?? master.width;
  const avif = await getImage({
    src: master.image,
    layout: 'none',
    format: 'avif',
    width,
    widths: fitting,
  });
  return {
    type: 'image/avif',
    srcSet: avif.srcSet.attribute,
    width: master.width,
    height: master.height,
    ...(media && { media }),
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

/** By path: many pages show the same picture, and decoding a master takes its time. */
const tones = new Map<string, Promise<string>>();

function toneOf(path: string): Promise<string> {
  const tone = tones.get(path) ?? readTone(path);
  tones.set(path, tone);
  return tone;
}

async function readTone(path: string): Promise<string> {
  const { dominant } = await sharp(path.slice(1)).resize(32, 32, { fit: 'inside' }).stats();
  const channels = [dominant.r, dominant.g, dominant.b];
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** A master below `src/assets`, by its path there. */
const master = z.string().transform(async (file, ctx): Promise<Master> => {
  const path = `/src/assets/${file}`;
  const image = await masters[path]?.();
  if (image) return { path, image, ...sizeOf(image) };
  ctx.addIssue({
    code: 'custom',
    message: `a picture that exists: there is no src/assets/${file}`,
  });
  return z.NEVER;
});

/** What content says of a picture. */
export const pictureFields = {
  file: master,
  alt: z.string(),
  phone: master.optional(),
  focus: z.enum(pictureFocuses).optional(),
};

type PictureFields = z.infer<z.ZodObject<typeof pictureFields>>;

/** Makes the candidates of a picture that content names. */
export async function pictureOf(
  { file, alt, phone, focus }: PictureFields,
  { widths, sizes }: PictureOptions,
): Promise<PictureData> {
  const [src, framed, source, tone] = await Promise.all([
    fallbackOf(file),
    phone && sourceOf(phone, widths, PHONE_MEDIA),
    sourceOf(file, widths),
    toneOf(file.path),
  ]);
  const { width, height } = file;
  const sources = framed ? [framed, source] : [source];
  return { src, alt, width, height, sizes, tone, sources, ...(focus && { focus }) };
}

/**
 * A picture in content: a master below `src/assets`, its alternative text (empty for decoration)
 * and, where phones need another framing, a second master. The build makes AVIF candidates of each,
 * and one WebP for browsers without AVIF.
 */
export const picture = (view: PictureOptions) =>
  z.strictObject(pictureFields).transform((fields) => pictureOf(fields, view));
