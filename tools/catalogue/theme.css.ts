import { existsSync, readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';
import publishedFonts from 'virtual:fonts';
import { innerFile, minifyCss } from '~/lib/theme/inner-theme';
import { appliedThemeStyles } from '~/lib/theme/theme';
import { readTheme } from './themes.ts';

/** A theme's stylesheet, over that of the page that wears it, with its decoration on an inner page. */
export const GET: APIRoute = async ({ params, url }) => {
  const name = params['name'] ?? '';
  const theme = await readTheme(process.cwd(), name);
  if (!theme) return new Response(null, { status: 404 });
  const fonts = theme.fonts.map((variable) => publishedFonts[variable]);
  const inner = innerFile(name);
  const css = [
    ...fonts.map(({ href }) => `@import url("${href}");`),
    appliedThemeStyles(theme),
    ...fonts.map(({ styles }) => styles),
    url.searchParams.has('inner') && existsSync(inner)
      ? minifyCss(readFileSync(inner, 'utf8'))
      : '',
  ];
  return new Response(css.join(''), { headers: { 'Content-Type': 'text/css' } });
};
