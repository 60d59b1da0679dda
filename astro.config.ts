import react from '@astrojs/react';
import { defineConfig, sharpImageService } from 'astro/config';
import { loadEnv } from 'vite';
import { fontFamilies } from './fonts.config.ts';
import site from './site.config.ts';
import { homeRoute } from './tools/astro/home-route.ts';
import { localFonts } from './tools/astro/local-fonts.ts';
import { pictureEncoders } from './tools/astro/picture-encoders.ts';
import { policyDirectives } from './tools/astro/policy.ts';
import { pruneOriginals } from './tools/astro/prune-originals.ts';
import { securityHeaders } from './tools/astro/security-headers.ts';
import { testFixtures } from './tools/astro/test-fixtures.ts';

const env = loadEnv(process.env['NODE_ENV'] ?? 'production', process.cwd(), 'PUBLIC_');

export default defineConfig({
  site: site.url,
  base: process.env['SITE_BASE'] ?? site.base,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    react(),
    homeRoute(site.home),
    testFixtures(),
    pruneOriginals(),
    securityHeaders(site.policy),
  ],
  fonts: localFonts(fontFamilies),
  image: { service: sharpImageService(pictureEncoders) },
  markdown: { syntaxHighlight: false },
  security: { csp: { directives: policyDirectives(env) } },
  devToolbar: { enabled: false },
});
