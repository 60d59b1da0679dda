import type { APIRoute } from 'astro';
import { withBase } from '~/lib/routes/url';
import { framePage, instancesIn } from './frame-page.ts';
import { placesOf } from './instances.ts';
import { pagesWith } from './pages.ts';
import { printPage } from './print-page.ts';
import { catalogueSections } from './sections.ts';

const TYPE = { 'Content-Type': 'text/html; charset=utf-8' };

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Words in place of a section. */
const note = (text: string) =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Section</title><style>body{margin:0;padding:1.5rem;font:500 1rem/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere;color:#14120f;background:#fff}</style><body><section-frame data-shown>${escaped(text)}</section-frame>`,
    { headers: TYPE },
  );

/**
 * A page of the site of which one section is shown. The address says which page and which of its sections
 * of that name (`page`, `at`), what that wears (`wear`: a look's file, or `none`), the theme, and whether
 * it stands still; without a page the first will do that shows the section.
 */
export const GET: APIRoute = async ({ params, url }) => {
  const root = process.cwd();
  const section = catalogueSections(root).find(({ folder }) => folder === params['name']);
  if (!section) return new Response(null, { status: 404 });
  const asked = url.searchParams.get('page');
  const pages = pagesWith(root, section.file);
  const at = Number(url.searchParams.get('at') ?? 0);
  const wear = url.searchParams.get('wear');
  const theme = url.searchParams.get('theme');
  let fault = 'No page shows it yet.';
  for (const page of asked === null ? pages : pages.filter(({ route }) => route === asked)) {
    const printed = await printPage(page, url.origin);
    if ('fault' in printed) {
      fault = printed.fault;
      continue;
    }
    const instance = instancesIn(printed.html, section.folder)[at];
    if (!instance) continue;
    if (instance.fault !== undefined) return note(instance.fault);
    const look = section.looks.find(({ file }) => file === wear);
    const html = framePage(printed.html, {
      section: section.folder,
      at,
      without: wear === null ? [] : placesOf(root, section),
      ...(look && {
        look: { className: `${look.place}_look`, href: withBase(`/${look.file}?direct`) },
      }),
      ...(theme && {
        theme: withBase(`/_sections/theme/${theme}.css${page.home ? '' : '?inner'}`),
      }),
      still: url.searchParams.has('still'),
    });
    return new Response(html, { headers: TYPE });
  }
  return note(fault);
};
