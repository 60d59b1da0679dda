import { decodeAddress } from '~/lib/routes/decode-address';
import { ONE_PAGE_ROOT_MARGIN } from './constants';

/** The id that a link points to; non-ASCII letters are percent-encoded in its URL. */
const idOf = ({ hash }: HTMLAnchorElement) => decodeAddress(hash.slice(1));

/** Marks, in menus of anchors, the section that crosses the middle of the window. */
export function start(menus: HTMLElement[]): void {
  const links = menus.flatMap((menu) => [
    ...menu.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'),
  ]);
  const ids = new Set(links.map(idOf));
  const crossing = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        crossing[isIntersecting ? 'add' : 'delete'](target.id);
      }
      // If two sections meet on the line, the lower one is the one that the reader scrolls to.
      const current = [...ids].findLast((id) => crossing.has(id));
      for (const link of links) {
        if (idOf(link) === current) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    },
    { rootMargin: ONE_PAGE_ROOT_MARGIN },
  );
  for (const id of ids) {
    const section = document.getElementById(id);
    if (section) observer.observe(section);
  }
}
