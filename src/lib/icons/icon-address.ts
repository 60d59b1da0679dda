import { readFileSync } from 'node:fs';
import { withBase } from '../routes/url.ts';

/** The largest drawing that stands in each page itself, in bytes. */
const MOST = 512;

/**
 * A drawing as an address that holds it. Nothing is asked for, and in text compression finds what it
 * knows: `base64` is longer.
 */
export function drawingAddress(drawing: string): string {
  const text = drawing.trim().replaceAll(/\s+/g, ' ').replaceAll('"', "'");
  // `encodeURI` leaves alone what may stand in an address, and `#` begins another part of one.
  return `data:image/svg+xml,${encodeURI(text).replaceAll('#', '%23')}`;
}

/**
 * Where browsers find the site's icon, if it is an SVG: in the page, where it is as small as a drawn icon
 * should be. As a file it is asked for before a page is painted, beside the pictures of its first view.
 *
 * @param icon its path below `public`: `/icon.svg`
 */
export function iconAddress(icon: string): string {
  const drawing = readFileSync(`public${icon}`, 'utf8');
  // Quotes of one kind may stand within those of the other: such a drawing stays a file.
  const fits = drawing.length <= MOST && !drawing.includes("'");
  return fits ? drawingAddress(drawing) : withBase(icon);
}
