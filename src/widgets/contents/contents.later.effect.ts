import { decodeAddress } from '~/lib/routes/decode-address';

/** The fraction of the window's height, from the top, at which a heading counts as reached. */
const READING_LINE = 0.33;

/** Taller than any text. */
const FAR_ABOVE = '1000000px';

/** Marks the heading being read in tables of contents. */
export function start(lists: HTMLElement[]): void {
  for (const list of lists) {
    const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    const headings = links.map(({ hash }) => document.getElementById(decodeAddress(hash.slice(1))));
    const mark = () => {
      const line = innerHeight * READING_LINE;
      const current = headings.findLastIndex(
        (heading) => heading && heading.getBoundingClientRect().top <= line,
      );
      for (const [index, link] of links.entries()) {
        if (index === current) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    };
    // Everything above the line counts as intersecting, so that jumps over a heading are noticed
    // too.
    const observer = new IntersectionObserver(mark, {
      rootMargin: `${FAR_ABOVE} 0px -${100 - READING_LINE * 100}% 0px`,
    });
    for (const heading of headings) if (heading) observer.observe(heading);
  }
}
