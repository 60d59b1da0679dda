import { MM_PER_PIXEL, ZONE_COLUMNS, ZONE_ROWS } from './constants';

/** What a crosshair reads out. */
export interface Reading {
  /** From the edge at which a line begins, in millimetres with one decimal: `0107.5`. */
  x: string;
  /** From its upper edge. */
  y: string;
  /** The field it stands in: `C4`. */
  zone: string;
}

const millimetres = (pixels: number) => (pixels * MM_PER_PIXEL).toFixed(1).padStart(6, '0');

/** The field of a row of fields at a share of its length; its ends belong to the last ones. */
const fieldAt = (fields: readonly string[], share: number) =>
  fields[Math.min(fields.length - 1, Math.max(0, Math.floor(share * fields.length)))] ?? '';

/**
 * Reads a place on a sheet.
 *
 * @param x pixels from the edge of the sheet at which a line begins
 * @param y pixels from its upper edge
 * @param width of the sheet, in pixels
 * @param height of the sheet, in pixels
 */
export function readingAt(x: number, y: number, width: number, height: number): Reading {
  return {
    x: millimetres(x),
    y: millimetres(y),
    zone: fieldAt(ZONE_ROWS, y / height) + fieldAt(ZONE_COLUMNS, x / width),
  };
}
