import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { fontFamilies } from './fonts.config.ts';
import site from './site.config.ts';
import { isTemplate } from './src/lib/is-template.ts';
import { hasRoute } from './src/lib/routes.ts';
import { textTops } from './src/lib/text-tops.ts';
import { routeOfPathname, withBase } from './src/lib/url.ts';
import { showcase } from './src/showcase/showcase.ts';
import { demoAliases } from './tools/astro/aliases.ts';
import { catalogue } from './tools/astro/catalogue.ts';
import { checkEnv, watchEnv } from './tools/astro/check-env.ts';
import { checkPages } from './tools/astro/check-pages.ts';
import { checkPictures } from './tools/astro/check-pictures.ts';
import { clothes } from './tools/astro/clothes.ts';
import { effectFiles } from './tools/astro/effect-files.ts';
import { reportPolicy } from './tools/astro/dev-policy.ts';
import { clientDirectives } from './tools/astro/client-directives.ts';
import { homeRoute } from './tools/astro/home-route.ts';
import { lateIslands } from './tools/astro/late-islands.ts';
import { leanStyles } from './tools/astro/lean-styles.ts';
import { localFonts } from './tools/astro/fonts/local-fonts.ts';
import { icons } from './tools/astro/icons.ts';
import { markdown } from './tools/astro/markdown.ts';
import { markdownWatch } from './tools/astro/markdown-watch.ts';
import { ownCopies } from './tools/astro/own-copies.ts';
import { ownLogos } from './tools/astro/own-logos.ts';
import { placeholders } from './tools/astro/placeholders.ts';
import { plainImports } from './tools/astro/plain-imports.ts';
import { licences } from './tools/astro/licences.ts';
import {
  keysAllowance,
  mailAllowance,
  mapAllowance,
  ownAllowance,
  policyDirectives,
} from './tools/astro/policy.ts';
import { pruneOriginals } from './tools/astro/prune-originals.ts';
import { scopedName } from './tools/astro/scoped-name.ts';
import { schemas } from './tools/astro/schemas/schemas.ts';
import { policyDelivery, securityHeaders } from './tools/astro/security-headers.ts';
import { FIXTURES_PATH, testFixtures } from './tools/astro/test-fixtures.ts';
import { shellParts } from './tools/astro/shell-parts.ts';
import { themes } from './tools/astro/themes.ts';
import { uniqueEffects } from './tools/astro/unique-effects.ts';
import { unusedParts } from './tools/astro/unused-parts.ts';
import { TOOLS_HOME } from './tools/lib/paths.ts';

checkEnv();
const env = loadEnv(process.env['NODE_ENV'] ?? 'production', process.cwd(), 'PUBLIC_');

const base = process.env['SITE_BASE'] ?? site.base;

const delivery = policyDelivery(site.policy.delivery);

/** Other spellings of a page's address. One whose page is yet to come waits for it. */
const spellings = Object.entries({ '/client-logo': '/clint-logo', ...demoAliases('src/demos') })
  .filter(([spelling, page]) => hasRoute(page) && !hasRoute(spelling))
  .map(([spelling, page]) => [spelling, withBase(page, base)] as const);

/** Pages in Markdown that search engines are asked to pass over. */
const hidden = textTops().flatMap(({ path, noIndex }) => (noIndex ? [path] : []));

/** The not-found page is no destination, the home page's other address is not canonical. */
const isListed = (page: string) => {
  const route = routeOfPathname(new URL(page).pathname, base);
  return (
    hasRoute(route) &&
    ![...hidden, '/404', `/${site.home}`].includes(route) &&
    !route.startsWith(`${FIXTURES_PATH}/`)
  );
};

export default defineConfig({
  site: site.url,
  base,
  trailingSlash: 'never',
  // Beside the installed packages, which an installation empties: encoded pictures are kept.
  cacheDir: './.tools/cache/astro',
  redirects: Object.fromEntries(spellings),
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
    clientDirectives(),
    uniqueEffects(),
    effectFiles(),
    leanStyles(),
    ownLogos(),
    icons(),
    localFonts(fontFamilies),
    licences(fontFamilies),
    homeRoute(site.home),
    watchEnv(),
    clothes(site.theme),
    themes(fontFamilies),
    shellParts(),
    showcase(),
    testFixtures(),
    catalogue(),
    sitemap({ filter: isListed }),
    markdownWatch(),
    placeholders(site, process.env['STRICT_SITE'] === '1'),
    pruneOriginals(),
    schemas(isTemplate),
    unusedParts(),
    checkPages(),
    // Behind what reads the words that widgets bring.
    lateIslands(),
    reportPolicy(policyDirectives(), [ownAllowance(), mapAllowance(env), mailAllowance(env)]),
    securityHeaders(delivery, [
      ownAllowance(),
      mapAllowance(env),
      mailAllowance(env),
      keysAllowance('/about'),
    ]),
  ],
  image: {
    service: { entrypoint: './tools/astro/picture-service.ts' },
    // For pictures inside Markdown; all others name the widths that their layout needs.
    layout: 'constrained',
    breakpoints: [480, 800, 1200, 1600],
  },
  // Classes, no inline styles: the policy forbids those.
  markdown: {
    syntaxHighlight: 'prism',
    processor: markdown(site.language),
  },
  security: { csp: { directives: policyDirectives() } },
  devToolbar: { enabled: false },
  vite: {
    plugins: [checkPictures(), plainImports(), ownCopies()],
    // A class names its file; a test of the built pages reads there whose rules each carries.
    css: { modules: { generateScopedName: scopedName } },
    server: {
      // What a file imports is made ready while the file is, for the server too: by default it waits in line.
      preTransformRequests: true,
      // What the tools keep is several times as much as the sources, and no page is made from it.
      watch: { ignored: (path) => path.startsWith(TOOLS_HOME) },
    },
  },
});
