import { existsSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { didYouMean } from './nearest.ts';

/** Fewer pixels than these are an icon, or a picture's preview. */
const LEAST_PIXELS = 32;

/** What a camera or a drawing program writes, and browsers can be given. */
const KINDS = /\.(jpe?g|png|webp|avif)$/i;

/**
 * What is wrong with a file that content names as a picture; nothing where it can be shown.
 *
 * @param file as content writes it
 * @param path where it lies
 * @param readWhole reads the picture to its end, and throws where it cannot
 * @param names of the pictures that there are
 */
export async function pictureFault(
  file: string,
  path: string,
  readWhole: (path: string) => Promise<unknown>,
  names: () => string[],
): Promise<string | undefined> {
  if (file.split('/').includes('..'))
    return 'a picture below src/assets or in a demo’s pictures, named without ..';
  if (!existsSync(path) || !statSync(path).isFile())
    return `a picture that exists: there is no ${path}${didYouMean(file, names())}`;
  if (!KINDS.test(path))
    return `a picture as JPEG, PNG, WebP or AVIF: ${path} is of another kind${/svg$/i.test(path) ? '; logos alone are SVG, in src/assets/logos' : ''}`;
  if (statSync(path).size === 0) return `a picture: ${path} is empty, 0 bytes`;
  try {
    const { width, height } = await sharp(path).metadata();
    if (Math.max(width, height) < LEAST_PIXELS)
      return `a picture to be shown: ${path} has ${width} × ${height} pixels; 2400 on the long side are good`;
    await readWhole(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().replace(/\s+/g, ' ') : '';
    return `a picture that can be read: ${path} is damaged or no picture (${reason})`;
  }
  return undefined;
}
