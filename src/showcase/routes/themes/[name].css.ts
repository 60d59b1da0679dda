import { existsSync, readFileSync } from 'node:fs';
import type { APIRoute, GetStaticPaths } from 'astro';
import publishedFonts from 'virtual:fonts';
import specimens from 'virtual:specimens';
import { innerFile } from '~/lib/theme/inner-theme';
import { minifyCss } from '~/lib/theme/minify-css';
import { appliedThemeStyles, type Theme } from '~/lib/theme/theme';
import { wearables } from '~/showcase/wardrobe/wardrobe';
import { inRouteLanguage } from '~/lib/languages/static-paths';

interface Props {
  styles: string;
}

/** Stylesheets of families, and what pages say of these in their own styles. */
const facesOf = ({ fonts }: Theme): [imports: string, styles: string] => {
  const published = fonts.map((variable) => publishedFonts[variable]);
  return [
    published.map(({ href }) => `@import url("${href}");`).join(''),
    published.map(({ styles }) => styles).join(''),
  ];
};

/** A theme over the page's own, with its faces and its decoration. */
function themeSheet(name: string, theme: Theme): string {
  const [imports, styles] = facesOf(theme);
  const inner = innerFile(name);
  const decoration = existsSync(inner) ? minifyCss(readFileSync(inner, 'utf8')) : '';
  return imports + appliedThemeStyles(theme) + styles + decoration;
}

/**
 * What pages put on over the site's own: a theme (`/themes/startup.css`), or its typefaces alone
 * (`/themes/startup-faces.css`). `/themes/specimens.css` has two letters of every face.
 */
export const getStaticPaths = inRouteLanguage((() => {
  const page = (name: string, styles: string) => ({
    params: { name },
    props: { styles } satisfies Props,
  });
  return [
    page('specimens', Object.values(specimens).join('')),
    ...Object.entries(wearables).flatMap(([name, theme]) => [
      page(name, themeSheet(name, theme)),
      page(`${name}-faces`, facesOf(theme).join('')),
    ]),
  ];
}) satisfies GetStaticPaths);

export const GET: APIRoute<Props> = ({ props: { styles } }) =>
  new Response(styles, { headers: { 'Content-Type': 'text/css' } });
