import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { fontFamilies } from './fonts.config.ts';
import site from './site.config.ts';
import { originalLanguage } from './src/lib/languages/languages.ts';
import { showcase } from './src/showcase/showcase.ts';
import { checkEnv, PASSWORDS } from './tools/astro/content/check-env.ts';
import { ownersContent } from './tools/astro/content/owners-content.ts';
import { finishPages } from './tools/astro/finish/finish-pages.ts';
import { finishingSteps } from './tools/astro/finish/finishing-steps.ts';
import { licences } from './tools/astro/fonts/licences.ts';
import { localFonts } from './tools/astro/fonts/local-fonts.ts';
import { reportPolicy } from './tools/astro/hosts/dev-policy.ts';
import {
  keysAllowance,
  lockedAllowance,
  mailAllowance,
  mapAllowance,
  newsletterAllowance,
  ownAllowance,
  policyDelivery,
  policyDirectives,
} from './tools/astro/hosts/policy.ts';
import { icons } from './tools/astro/icons/icons.ts';
import { markdown } from './tools/astro/markdown/markdown.ts';
import { consent } from './tools/astro/pages/consent.ts';
import { innerTheme } from './tools/astro/pages/inner-theme.ts';
import { isListed, redirectsFor, sitemapLanguages } from './tools/astro/pages/listed-pages.ts';
import { lastmodOfPages } from './tools/astro/pages/page-changed.ts';
import { routes } from './tools/astro/pages/routes.ts';
import { shellParts } from './tools/astro/pages/shell-parts.ts';
import { checkPictures } from './tools/astro/pictures/check-pictures.ts';
import { scripts } from './tools/astro/scripts/scripts.ts';
import { scopedName } from './tools/astro/styles/scoped-name.ts';
import { themeCheck } from './tools/astro/styles/theme-check.ts';
import { TOOLS_HOME } from './tools/lib/paths.ts';

checkEnv();
const env = loadEnv(process.env['NODE_ENV'] ?? 'production', process.cwd(), 'PUBLIC_');
/** The passwords of locked works: no page may read them. */
const passwords = loadEnv(process.env['NODE_ENV'] ?? 'production', process.cwd(), PASSWORDS);
const base = process.env['SITE_BASE'] ?? site.base;
const lastmod = lastmodOfPages(process.cwd(), base);
const delivery = policyDelivery(site.policy.delivery);
/** What any page may load, whatever it holds while it is developed. */
const allowances = [
  ownAllowance(),
  mapAllowance(env),
  mailAllowance(env),
  newsletterAllowance(env),
];

export default defineConfig({
  site: site.url,
  base,
  trailingSlash: 'never',
  // Beside the installed packages, which an installation empties: encoded pictures are kept.
  cacheDir: './.tools/cache/astro',
  redirects: redirectsFor(base, delivery === 'meta'),
  build: {
    format: 'file',
    inlineStylesheets: 'always',
    // Half of a page's time is waiting for its pictures to be read.
    concurrency: 4,
    // Hosts that read our files redirect by themselves; elsewhere a page does.
    redirects: delivery === 'meta',
  },
  integrations: [
    react(),
    scripts(),
    icons(),
    localFonts(fontFamilies),
    routes(site),
    innerTheme(site.theme),
    shellParts(),
    consent(site),
    showcase(),
    sitemap({
      filter: (page) => isListed(page, base),
      serialize: (page) => ({ ...page, ...lastmod(page.url) }),
      ...sitemapLanguages,
    }),
    ownersContent(site, { strict: process.env['STRICT_SITE'] === '1' }),
    finishPages(
      finishingSteps({
        families: fontFamilies,
        delivery,
        allowances: [...allowances, keysAllowance('/about'), lockedAllowance],
        passwords,
        twins: { site, isListed },
      }),
    ),
    reportPolicy(policyDirectives(), allowances),
  ],
  image: {
    service: { entrypoint: './tools/astro/pictures/picture-service.ts' },
    // For pictures inside Markdown; all others name the widths that their layout needs.
    layout: 'constrained',
    breakpoints: [480, 800, 1200, 1600],
  },
  // Classes, no inline styles: the policy forbids those.
  markdown: {
    syntaxHighlight: 'prism',
    processor: markdown(originalLanguage),
  },
  security: { csp: { directives: policyDirectives() } },
  devToolbar: { enabled: false },
  vite: {
    plugins: [checkPictures(), themeCheck(fontFamilies), licences(fontFamilies)],
    // A class names its file; a test of the built pages reads there whose rules each carries.
    css: { modules: { generateScopedName: scopedName } },
    optimizeDeps: {
      // Tests read files, as no page can: Vite would warn of each module of Node's that they import.
      entries: ['!src/**/*.test.tsx'],
    },
    server: {
      // Modules that a file imports are transformed in parallel, for the server too; by default one after another.
      preTransformRequests: true,
      // The tools' caches are several times as large as the sources, and no page is made from them.
      watch: { ignored: (path) => path.startsWith(TOOLS_HOME) },
    },
  },
});
