import { existsSync, readFileSync } from 'node:fs';

/** In pixels, the largest icon of the web app manifest; enlarging a smaller picture would blur it. */
const LEAST = 512;

/** Files that the build generates from the icon: `src/pages/icon*.png.ts`. */
const MADE = /^\/icon(-(192|512|maskable))?\.png$/;

/** Every PNG starts with this; its width and height follow, four bytes each. */
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const SIZE_AT = 16;

/**
 * Describes what is wrong with the site's icon; undefined if every size can be made from it.
 *
 * @param icon its path below `public`: `/icon.svg`
 */
export function iconFault(icon: string): string | undefined {
  const file = `public${icon}`;
  if (MADE.test(icon)) return `another name: ${icon} is one of those that are made of it`;
  if (!existsSync(file)) return `a file that exists: there is no ${file}`;
  if (!icon.endsWith('.png')) return undefined;
  const bytes = readFileSync(file);
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE) || bytes.length < SIZE_AT + 8)
    return `a PNG: ${file} is of another kind`;
  const [width, height] = [bytes.readUInt32BE(SIZE_AT), bytes.readUInt32BE(SIZE_AT + 4)];
  if (width === height && width >= LEAST) return undefined;
  return `a square PNG of ${LEAST} pixels at least; ${file} has ${width} × ${height}`;
}
