import { decodeAddress } from './decode-address.ts';

/**
 * An address as it must be written into a page: paths of this site get the base path in front,
 * everything else (`https:`, `mailto:`, `tel:`, `#anchor`) stays.
 *
 * @param base the site's base path: `/` or `/some/base`
 */
export function withBase(address: string, base: string = import.meta.env.BASE_URL): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address;
  const prefix = base.replace(/\/$/, '');
  return address === '/' ? prefix || '/' : `${prefix}${address}`;
}

/** The path of an internal address without its anchor: `/demo#faq` gives `/demo`; others give undefined. */
export function internalPath(address: string): string | undefined {
  if (!address.startsWith('/') || address.startsWith('//')) return undefined;
  return address.replace(/[?#].*$/, '');
}

/** A canonical, absolute address of a path on this site. */
export function absoluteUrl(
  path: string,
  site: string,
  base: string = import.meta.env.BASE_URL,
): string {
  return new URL(withBase(path, base), site).href;
}

/** The path on this site that a printed page stands at: without base path, percent signs and file ending. */
export function routeOfPathname(pathname: string, base: string = import.meta.env.BASE_URL): string {
  const prefix = base.replace(/\/$/, '');
  const path = decodeAddress(pathname)
    .slice(prefix.length)
    .replace(/\.html$/, '')
    .replace(/\/(index)?$/, '');
  return path === '' ? '/' : path;
}
