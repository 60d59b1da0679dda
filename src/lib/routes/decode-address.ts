/** Percent signs with two digits behind them, as many as follow each other: the bytes of one or more letters. */
const ESCAPES = /(?:%[\da-f]{2})+/gi;

/** A percent sign that escapes nothing: `50%-off.jpg`. */
const LONE_PERCENT = /%(?![\da-f]{2})/gi;

/**
 * An address as the file that it names is called: `a%20b.png` is `a b.png`. What escapes nothing stands for
 * itself, and so do bytes of another encoding than UTF-8. It never throws, as `decodeURI` does.
 */
export const decodeAddress = (address: string): string =>
  address.replace(ESCAPES, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });

/** An address in which each percent sign escapes something: `50%25-off.jpg`, as a browser would ask for it. */
export const escapePercents = (address: string): string => address.replace(LONE_PERCENT, '%25');

/** Whether the escapes of an address are UTF-8: `%F6` is a letter of Windows-1252, and no address of today. */
export function isUtf8(address: string): boolean {
  try {
    decodeURI(escapePercents(address));
    return true;
  } catch {
    return false;
  }
}
