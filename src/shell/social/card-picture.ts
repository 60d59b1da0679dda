import sharp from 'sharp';

/** The size that social networks ask for, in pixels. */
export const SIZE = { width: 1200, height: 630 };

/** How finely a drawing is made into pixels, in dots per inch; browsers count 96 to the inch. */
const DRAWING_DENSITY = 288;

/**
 * A picture as a JPEG, the format that costs the renderer least: a photograph, the way up that its camera
 * was held, fills the space; a drawing stands whole at its end.
 *
 * @param ground the colour that is seen through it
 */
export async function cardPicture(
  picture: Buffer,
  isDrawing: boolean,
  ground: string,
): Promise<Buffer> {
  const { width, height } = SIZE;
  return sharp(picture, isDrawing ? { density: DRAWING_DENSITY } : {})
    .autoOrient()
    .resize(width, height, {
      position: 'right',
      fit: isDrawing ? 'contain' : 'cover',
      background: ground,
    })
    .flatten({ background: ground })
    .jpeg({ quality: 88 })
    .toBuffer();
}
