import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { imageMetadata } from 'astro/assets/utils';
import sharp from 'sharp';
import { didYouMean } from '../content/nearest.ts';
import { oncePerFile } from './once-per-file.ts';
import { pictureFacts } from './picture-facts.ts';

/** Length of the long side; a smaller picture is an icon or a thumbnail. */
const LEAST_PIXELS = 32;

/** The maximum number of pixels that sharp decodes, over all frames of an animated picture. */
const MOST_PIXELS = 0x3fff ** 2;

/**
 * Picture formats that cameras and drawing programs write and browsers can show. `picture.ts` globs
 * the same.
 */
const PICTURE_FILE = /\.(jpe?g|png|webp|avif|gif)$/i;

/** Whether a file name is that of a picture that content may use. */
export const isPictureFile = (file: string): boolean => PICTURE_FILE.test(file);

/**
 * Describes what is wrong with a picture that content names; undefined if it can be shown.
 *
 * @param file its name in content
 * @param path where the file is
 * @param names lists the names of all pictures
 */
export async function pictureFault(
  file: string,
  path: string,
  names: () => string[],
): Promise<string | undefined> {
  if (file.split('/').includes('..'))
    return 'a picture below src/assets or in a demo’s pictures, named without ..';
  if (!existsSync(path) || !statSync(path).isFile())
    return `a picture that exists: there is no ${path}${didYouMean(file, names())}`;
  if (!isPictureFile(path))
    return `a picture as JPEG, PNG, WebP, AVIF or GIF: ${path} is of another kind${/svg$/i.test(path) ? '; logos alone are SVG, in src/assets/logos' : ''}`;
  return nameFault(path) ?? (await faultOfShown(path));
}

/** Describes what is wrong with a picture inside a text, which may be a drawing, and as small as a letter. */
export const textPictureFault = async (path: string): Promise<string | undefined> =>
  nameFault(path) ?? (/\.svg$/i.test(path) ? drawingFault(path) : faultOfAny(path));

/** Describes what is wrong with a picture's name; undefined if an import can use it. */
export const nameFault = (path: string): string | undefined =>
  /[?#]/.test(path) ? `a picture without ? and # in its name: rename ${path}` : undefined;

/**
 * Describes what is wrong with a picture that nothing shows: Astro measures each one, and fails on
 * any that it cannot measure.
 */
export async function sizeFault(path: string): Promise<string | undefined> {
  const isMeasured = await imageMetadata(await readFile(path), path).then(
    () => true,
    () => false,
  );
  return isMeasured
    ? undefined
    : `a picture whose size can be read: ${path} is damaged or no picture`;
}

async function drawingFault(path: string): Promise<string | undefined> {
  if ((await sizeFault(path)) === undefined) return undefined;
  return `a drawing that begins with <svg …>, which has a viewBox, or a width and a height, and ends within the file’s first 1000 characters: ${path} does not; export it as “plain” or “optimized” SVG`;
}

const faultOfAny = oncePerFile((path) => fileFault(path, 1));

const faultOfShown = oncePerFile((path) => fileFault(path, LEAST_PIXELS));

async function fileFault(path: string, leastPixels: number): Promise<string | undefined> {
  if (statSync(path).size === 0) return `a picture: ${path} is empty, 0 bytes`;
  try {
    const file = await readFile(path);
    const fault = await shapeFault(path, file, leastPixels);
    if (fault !== undefined) return fault;
    await pictureFacts(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().replace(/\s+/g, ' ') : '';
    return `a picture that can be read: ${path} is damaged or no picture (${reason})`;
  }
  return sizeFault(path);
}

async function shapeFault(
  path: string,
  file: Buffer,
  leastPixels: number,
): Promise<string | undefined> {
  const image = sharp(file, { limitInputPixels: false });
  const { width, height, pages = 1 } = await image.metadata();
  const size = `${width} × ${height} pixels`;
  if (Math.max(width, height) < leastPixels)
    return `a picture to be shown: ${path} has ${size}; 2400 on the long side are good`;
  if (width * height * pages > MOST_PIXELS)
    return `a picture of at most ${Math.floor(MOST_PIXELS / 1e6)} million pixels, those of all frames together: ${path} has ${size}${pages > 1 ? ` in ${pages} frames` : ''}; make it smaller`;
  return isStilled(file)
    ? `a moving picture as GIF or WebP: of ${path} only the first frame would be shown`
    : undefined;
}

/** Whether a picture is an animated PNG or AVIF, of which sharp reads only the first frame. */
function isStilled(file: Buffer): boolean {
  if (file.toString('latin1', 1, 4) === 'PNG') {
    const control = file.indexOf('acTL');
    return control !== -1 && control < file.indexOf('IDAT');
  }
  return file.toString('latin1', 4, 12) === 'ftypavis';
}
