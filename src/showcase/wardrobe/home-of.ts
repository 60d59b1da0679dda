import type { Catalogue } from '~/showcase/wardrobe/wardrobe-catalogue';

/** The home that the page is, by the name of its theme; none on an inner page. */
export function homeOf({ entries, home }: Catalogue): string | undefined {
  const path = location.pathname.replace(/\.html$/, '').replace(/\/(index)?$/, '') || '/';
  const name = path === home.href ? home.name : entries.find(({ href }) => href === path)?.name;
  return entries.some((entry) => entry.name === name) ? name : undefined;
}
