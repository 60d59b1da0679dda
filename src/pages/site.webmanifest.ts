import type { APIRoute } from 'astro';
import innerTheme from 'virtual:inner-theme';
import { withBase } from '~/lib/routes/url';
import site from '~site';
import { language } from '~/lib/languages/language';
import { pageAddress } from '~/lib/languages/page-address';
import { localSite } from '~/lib/languages/local-site';

/** The name, icons and colours that phones use when the site is installed on the home screen. */
export const GET: APIRoute = () => {
  const color = innerTheme.theme.tokens['color-background'] ?? '#ffffff';
  const icon = (size: string, more: object = {}) => ({
    src: withBase(`/icon-${size}.png`),
    sizes: Number(size) ? `${size}x${size}` : '512x512',
    type: 'image/png',
    ...more,
  });
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: localSite().description,
    lang: language(),
    start_url: pageAddress('/'),
    display: 'browser',
    background_color: color,
    theme_color: color,
    icons: [
      ...(site.icon.endsWith('.svg')
        ? [{ src: withBase(site.icon), sizes: 'any', type: 'image/svg+xml' }]
        : []),
      icon('192'),
      icon('512'),
      icon('maskable', { purpose: 'maskable' }),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
};
