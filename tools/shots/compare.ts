import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A difference between a screenshot and the kept one. */
export interface Difference {
  /** Its path below the folder of screenshots: `1440/about.png`. */
  readonly name: string;
  /** A description: the sizes, or how much of it differs. */
  readonly verdict: string;
}

/**
 * The tolerated difference between two colours, from 0 to 1: the antialiasing of letters varies.
 */
const TOLERANCE = 0.1;

/**
 * Compares a screenshot with the kept one.
 *
 * @param name of the difference
 * @param out where to write a picture of the difference, with changes in red
 * @returns undefined if they are alike
 */
export async function compareShots(
  name: string,
  files: { readonly before: string; readonly after: string },
  out: string,
): Promise<Difference | undefined> {
  if (!existsSync(files.before)) return { name, verdict: 'new' };
  const [before, after] = await Promise.all([read(files.before), read(files.after)]);
  const { width, height } = before.info;
  const grown = after.info.height - height;
  // If heights differ, compares the common part from the top, to show where the difference begins.
  const common = Math.min(height, after.info.height);
  const length = width * common * 4;
  const diff = Buffer.alloc(length);
  const count = pixelmatch(
    before.data.subarray(0, length),
    after.data.subarray(0, length),
    diff,
    width,
    common,
    { threshold: TOLERANCE },
  );
  if (count === 0 && grown === 0) return undefined;
  mkdirSync(dirname(out), { recursive: true });
  await sharp(diff, { raw: { width, height: common, channels: 4 } })
    .png()
    .toFile(out);
  const first = firstRow(diff, width, common);
  return {
    name,
    verdict: [
      `${count} pixels from y ${first}`,
      ...(grown === 0 ? [] : [`${Math.abs(grown)} px ${grown > 0 ? 'taller' : 'shorter'}`]),
    ].join(', '),
  };
}

const read = (file: string) =>
  sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** The first row with pixelmatch's red. */
function firstRow(diff: Buffer, width: number, height: number): number {
  for (let index = 0; index < width * height; index += 1) {
    if (diff[index * 4] === 255 && diff[index * 4 + 1] === 0) return Math.floor(index / width);
  }
  return height;
}
