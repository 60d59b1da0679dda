import { readFile } from 'node:fs/promises';
import { z } from 'astro/zod';
import sharp from 'sharp';
import { cached } from '../cache.ts';
import { oncePerFile } from './once-per-file.ts';

const factsSchema = z.object({
  /** The dominant colour, `#rrggbb`. */
  tone: z.string(),
  /** Whether it is animated. */
  moves: z.boolean(),
  /** In pixels, after rotation to the camera's orientation. */
  width: z.number(),
  height: z.number(),
});

/**
 * Facts read from a picture's file. Sizes are read here as well, because Astro publishes the
 * original of each picture whose imported `width` is read.
 */
export type PictureFacts = z.infer<typeof factsSchema>;

/**
 * Decodes a whole picture. Decoding is slow, so the result is cached for the next build.
 *
 * @throws {Error} if the file is damaged or not a picture
 */
export const pictureFacts = oncePerFile(async (path): Promise<PictureFacts> => {
  const file = await readFile(path);
  const text = await cached({ kind: 'picture-facts', sources: [file] }, async () => {
    const { autoOrient } = await sharp(file, { limitInputPixels: false }).metadata();
    const [tone, moves] = await Promise.all([dominantColour(file), isAnimated(file)]);
    return JSON.stringify({ tone, moves, ...autoOrient });
  });
  return factsSchema.parse(JSON.parse(text.toString()));
});

/** Whether a picture is animated. */
export async function isAnimated(file: Uint8Array): Promise<boolean> {
  const { format, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata();
  return pages > 1 && (format === 'webp' || format === 'gif');
}

async function dominantColour(file: Uint8Array): Promise<string> {
  // Computed from a thumbnail, because the original has a thousand times the pixels.
  const { data, info } = await sharp(file)
    .resize(32, 32, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { dominant } = await sharp(data, { raw: info }).stats();
  const channels = [dominant.r, dominant.g, dominant.b];
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
