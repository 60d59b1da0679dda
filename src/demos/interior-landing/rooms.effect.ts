import { isInWindow, prefersReducedMotion } from '~/lib/browser/prefers-reduced-motion';

/**
 * Walks to a room, and marks the sample of the one that is in view. The page stays where it is as long as the
 * room’s title stands in the window; where it does not, the link leads there by itself.
 */
export function start(found: HTMLElement[]): void {
  for (const section of found) serve(section);
}

function serve(section: HTMLElement) {
  const links = [...section.querySelectorAll<HTMLAnchorElement>('a[data-room]')];
  const rooms = links.flatMap(({ hash }) => section.querySelector<HTMLElement>(hash) ?? []);
  const view = rooms[0]?.closest<HTMLElement>('[role="group"]');
  if (!view) return;
  const seen = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      const current = rooms.find((room) => seen.has(room));
      if (!current) return;
      for (const link of links)
        if (link.hash === `#${current.id}`) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
    },
    { root: view, rootMargin: '0px -45%' },
  );
  for (const room of rooms) observer.observe(room);
  for (const [index, link] of links.entries())
    link.addEventListener('click', (event) => {
      const [first, room] = [rooms[0], rooms[index]];
      const title = room?.querySelector('h3');
      if (!first || !room || !title || !isInWindow(title)) return;
      event.preventDefault();
      view.scrollTo({
        left: room.offsetLeft - first.offsetLeft,
        behavior: prefersReducedMotion() ? 'instant' : 'smooth',
      });
    });
}
