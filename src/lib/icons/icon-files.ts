import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import site from '~site';

/** The resolution for rendering the drawing, in dots per inch; browsers assume 96. */
const DENSITY = 576;

/** The sizes that browsers look for in an .ico file, in pixels. */
const ICO_SIZES = [16, 32, 48] as const;

/** The share of a maskable icon that no phone's mask crops: the middle four fifths. */
const SAFE = 0.8;

/**
 * Renders the site's icon as a square PNG, opaque on `ground` where one is given, as phones want no
 * transparency.
 */
export async function iconPng(size: number, ground?: string): Promise<Buffer> {
  const drawing = readFileSync(`public${site.icon}`);
  const inner = ground === undefined ? size : Math.round(size * SAFE);
  const margin = Math.floor((size - inner) / 2);
  const rest = size - inner - margin;
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const icon = sharp(drawing, { density: DENSITY })
    .resize(inner, inner, { fit: 'contain', background: clear })
    .extend({ top: margin, left: margin, bottom: rest, right: rest, background: clear });
  return (ground === undefined ? icon : icon.flatten({ background: ground }))
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Renders the site's icon as an .ico file, which contains PNGs. */
export async function iconIco(): Promise<Buffer> {
  const images = await Promise.all(ICO_SIZES.map((size) => iconPng(size)));
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, image] of images.entries()) {
    const at = 6 + 16 * index;
    const size = ICO_SIZES[index] ?? 0;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(image.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += image.length;
  }
  return Buffer.concat([head, ...images]);
}
