import type { APIRoute } from 'astro';
import { withBase } from '~/lib/routes/url';
import { sitePages, type Placement, type Position } from './outline.ts';
import { isolateSection } from './printed.ts';

/**
 * The address of a frame that shows a section as its page does, and nothing else of the page.
 *
 * @param isStill whether it is to be light: without scripts
 */
export function frameAddress({ page, at }: Placement, isStill = false): string {
  const asked = new URLSearchParams({ page: page.route, at: String(at) });
  if (isStill) asked.set('still', '');
  return withBase(`/_sections/frame?${asked.toString()}`);
}

const positionOf = (at: string | null): Position =>
  at === 'header' || at === 'footer' ? at : Number(at);

/** A page of this site of which one section is shown: `page` is its address, `at` the section's position. */
export const GET: APIRoute = async ({ url }) => {
  const asked = url.searchParams;
  const page = sitePages(process.cwd()).find(({ route }) => route === asked.get('page'));
  if (!page) return new Response(null, { status: 404 });
  const printed = await fetch(new URL(withBase(page.route), url.origin));
  const html = await printed.text();
  const section = isolateSection(html, positionOf(asked.get('at')), asked.has('still'));
  // A page that cannot be printed says why in place of its section.
  return new Response(section ?? html, {
    status: printed.status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
};
