import sharp from 'sharp';

/** The size that social networks expect, in pixels. */
export const SIZE = { width: 1200, height: 630 };

/** The resolution for rendering a drawing, in dots per inch; browsers assume 96. */
const DRAWING_DENSITY = 288;

/**
 * Converts a picture to JPEG, the format that costs the renderer least. A photograph, rotated to
 * its camera's orientation, fills the space; a drawing is shown whole, at the end.
 *
 * @param look `ground`: the colour behind transparent areas; `end`: the side where a drawing stands,
 *   and which a photograph keeps in view
 */
export async function cardPicture(
  picture: Buffer,
  isDrawing: boolean,
  { ground, end }: { ground: string; end: 'left' | 'right' },
): Promise<Buffer> {
  const { width, height } = SIZE;
  return sharp(picture, isDrawing ? { density: DRAWING_DENSITY } : {})
    .autoOrient()
    .resize(width, height, {
      position: end,
      fit: isDrawing ? 'contain' : 'cover',
      background: ground,
    })
    .flatten({ background: ground })
    .jpeg({ quality: 88 })
    .toBuffer();
}
