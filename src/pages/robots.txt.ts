import type { APIRoute } from 'astro';
import { absoluteUrl } from '~/lib/routes/url';
import site from '~site';

/** Every robot is welcome, and told where the list of pages is. */
export const GET: APIRoute = () =>
  new Response(
    `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap-index.xml', site.url)}\n`,
  );
