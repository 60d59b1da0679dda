import { existsSync, readFileSync } from 'node:fs';

/** The largest that a web app manifest names: of a smaller picture it would be blurred. */
const LEAST = 512;

/** What the build makes of the icon, and where: `src/pages/icon*.png.ts`. */
const MADE = /^\/icon(-(192|512|maskable))?\.png$/;

/** How every PNG begins; its width and height follow, four bytes each. */
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const SIZE_AT = 16;

/**
 * What is wrong with the file of the site's icon; nothing where all can be made of it.
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
