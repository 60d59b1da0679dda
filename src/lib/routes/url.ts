import { decodeAddress } from './decode-address.ts';

/**
 * Converts an address for printing: paths of this site get the base path, all others (`https:`,
 * `mailto:`, `tel:`, `#anchor`) are unchanged.
 *
 * @param base the site's base path: `/` or `/some/base`
 */
export function withBase(address: string, base: string = import.meta.env.BASE_URL): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address;
  const prefix = base.replace(/\/$/, '');
  return address === '/' ? prefix || '/' : `${prefix}${address}`;
}

/**
 * The path of an internal address without its anchor: `/demo` for `/demo#faq`; undefined for other
 * addresses.
 */
export function internalPath(address: string): string | undefined {
  if (!address.startsWith('/') || address.startsWith('//')) return undefined;
  return address.replace(/[?#].*$/, '');
}

/** The canonical, absolute address of a path on this site. */
export function absoluteUrl(
  path: string,
  site: string,
  base: string = import.meta.env.BASE_URL,
): string {
  return new URL(withBase(path, base), site).href;
}

/** The path of a printed page on this site: without base path, percent escapes and file extension. */
export function routeOfPathname(pathname: string, base: string = import.meta.env.BASE_URL): string {
  const prefix = base.replace(/\/$/, '');
  const path = decodeAddress(pathname)
    .slice(prefix.length)
    .replace(/\.html$/, '')
    .replace(/\/(index)?$/, '');
  return path === '' ? '/' : path;
}
