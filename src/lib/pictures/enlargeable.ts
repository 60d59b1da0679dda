import { getImage } from 'astro:assets';
import { z } from 'astro/zod';
import {
  pictureFields,
  pictureOf,
  type Master,
  type PictureData,
  type PictureFields,
  type PictureOptions,
} from '~/lib/pictures/picture';

/** A picture that a lightbox can enlarge. */
export interface EnlargeablePicture {
  /** The picture in the page. */
  thumbnail: PictureData;
  /** The large picture's address: WebP, because all browsers can also open it by itself. */
  original: string;
  /** The same at its own size and at twice that, for high-density screens and zooming. */
  originalSrcset: string;
  /** The large picture's size in CSS pixels. */
  width: number;
  height: number;
}

/** The size of a picture in a lightbox, in CSS pixels; it is cropped to this shape. */
export interface LargeSize {
  width: number;
  height: number;
}

async function largeOf(master: Master, { width, height }: LargeSize) {
  const sized = (scale: number) =>
    getImage({
      src: master.image,
      layout: 'none',
      format: 'webp',
      fit: 'cover',
      width: width * scale,
      height: height * scale,
    });
  const { src } = await sized(1);
  const hasTwice = master.width >= 2 * width && master.height >= 2 * height;
  const twice = hasTwice && `${(await sized(2)).src} ${2 * width}w`;
  return { original: src, originalSrcset: [`${src} ${width}w`, twice].filter(Boolean).join(', ') };
}

/** The longest side of a picture that is enlarged whole, in CSS pixels. */
const LONGEST_SIDE = 1280;

/** The size of a master in a lightbox that shows all of it. */
function wholeSize({ width, height }: Master): LargeSize {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * A picture in content, like `picture`, that a lightbox can enlarge.
 *
 * @param large the shape to which the large picture is cropped; without it all of it is shown
 */
export const enlargeable = (view: PictureOptions, large?: LargeSize) =>
  z
    .strictObject(pictureFields)
    .transform((fields): Promise<EnlargeablePicture> => enlargeableOf(fields, view, large));

/** Makes the candidates of a picture in content, and its large one. */
export async function enlargeableOf(
  fields: PictureFields,
  view: PictureOptions,
  large = wholeSize(fields.file),
): Promise<EnlargeablePicture> {
  const [thumbnail, original] = await Promise.all([
    pictureOf(fields, view),
    largeOf(fields.file, large),
  ]);
  return { thumbnail, ...original, ...large };
}
