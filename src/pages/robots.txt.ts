import type { APIRoute } from 'astro';
import { absoluteUrl } from '~/lib/routes/url';
import site from '~site';

/** Allows every robot and points to the sitemap. */
export const GET: APIRoute = () =>
  new Response(
    `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap-index.xml', site.url)}\n`,
  );
