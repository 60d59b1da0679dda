import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** What one photograph shows otherwise than the kept one. */
export interface Difference {
  /** Its path below the folder of photographs: `1440/about.png`. */
  readonly name: string;
  /** In words: how large, or how much of it. */
  readonly verdict: string;
}

/** How different two colours may be, from 0 to 1: edges of letters are drawn with some play. */
const TOLERANCE = 0.1;

/**
 * Compares a photograph with the kept one.
 *
 * @param name how the difference is called
 * @param out where a picture of the difference goes: what changed is red
 * @returns undefined where they are alike
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
  // Where heights differ the common part from the top is compared: it shows where it begins.
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

/** The first row that holds pixelmatch's red. */
function firstRow(diff: Buffer, width: number, height: number): number {
  for (let index = 0; index < width * height; index += 1) {
    if (diff[index * 4] === 255 && diff[index * 4 + 1] === 0) return Math.floor(index / width);
  }
  return height;
}
