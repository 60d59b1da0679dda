import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, sharpImageService } from 'astro/config';
import { loadEnv } from 'vite';
import { fontFamilies } from './fonts.config.ts';
import site from './site.config.ts';
import { hasRoute } from './src/lib/routes.ts';
import { withBase } from './src/lib/url.ts';
import { homeRoute } from './tools/astro/home-route.ts';
import { localFonts } from './tools/astro/local-fonts.ts';
import { pictureEncoders } from './tools/astro/picture-encoders.ts';
import { placeholders } from './tools/astro/placeholders.ts';
import { mapAllowance, policyDirectives } from './tools/astro/policy.ts';
import { pruneOriginals } from './tools/astro/prune-originals.ts';
import { pruneUnusedVariants } from './tools/astro/prune-variants.ts';
import { securityHeaders } from './tools/astro/security-headers.ts';
import { clientInteraction } from './tools/astro/client-interaction.ts';
import { FIXTURES_PATH, testFixtures } from './tools/astro/test-fixtures.ts';

const env = loadEnv(process.env['NODE_ENV'] ?? 'production', process.cwd(), 'PUBLIC_');

const base = process.env['SITE_BASE'] ?? site.base;

/** Other spellings of a page's address. One whose page is yet to come waits for it. */
const spellings = Object.entries({ '/client-logo': '/clint-logo', '/parallax': '/paralax' })
  .filter(([, page]) => hasRoute(page))
  .map(([spelling, page]) => [spelling, withBase(page, base)] as const);

/** The not-found page is no destination, the home page's other address is not canonical. */
const isListed = (page: string) =>
  !['/404', `/${site.home}`].some((path) => page.endsWith(path)) && !page.includes(FIXTURES_PATH);

export default defineConfig({
  site: site.url,
  base,
  trailingSlash: 'never',
  redirects: Object.fromEntries(spellings),
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    react(),
    clientInteraction(),
    homeRoute(site.home),
    testFixtures(),
    sitemap({ filter: isListed }),
    placeholders(site, process.env['STRICT_SITE'] === '1'),
    pruneOriginals(),
    pruneUnusedVariants(),
    securityHeaders(site.policy, [mapAllowance(env)]),
  ],
  fonts: await localFonts(fontFamilies),
  image: {
    service: sharpImageService(pictureEncoders),
    // For pictures inside Markdown; all others name the widths that their layout needs.
    layout: 'constrained',
    breakpoints: [480, 800, 1200, 1600],
  },
  markdown: { syntaxHighlight: false },
  security: { csp: { directives: policyDirectives(env) } },
  devToolbar: { enabled: false },
});
