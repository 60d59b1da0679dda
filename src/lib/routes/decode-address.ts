/** Consecutive percent escapes: the bytes of one or more characters. */
const ESCAPES = /(?:%[\da-f]{2})+/gi;

/** A percent sign that does not start an escape: `50%-off.jpg`. */
const LONE_PERCENT = /%(?![\da-f]{2})/gi;

/**
 * Decodes an address to the name of its file: `a%20b.png` becomes `a b.png`. Percent signs that
 * escape nothing, and bytes that are not UTF-8, are left as they are. Never throws, unlike
 * `decodeURI`.
 */
export const decodeAddress = (address: string): string =>
  address.replace(ESCAPES, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });

/** Escapes stray percent signs as a browser would request them: `50%25-off.jpg`. */
export const escapePercents = (address: string): string => address.replace(LONE_PERCENT, '%25');

/**
 * Whether the escapes of an address are valid UTF-8: `%F6` is Windows-1252, which modern addresses
 * do not use.
 */
export function isUtf8(address: string): boolean {
  try {
    decodeURI(escapePercents(address));
    return true;
  } catch {
    return false;
  }
}
