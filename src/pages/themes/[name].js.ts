// #region wardrobe
import type { APIRoute, GetStaticPaths } from 'astro';
import { hasWardrobe, themesFolder, wearables } from '~/lib/wardrobe';
import site from '~site';
import text from '~/widgets/wardrobe/wear.ts?classic';

/** The script by which a page puts on what somebody has put together: called for only then. */
export const getStaticPaths = (() =>
  hasWardrobe ? [{ params: { name: 'wear' } }] : []) satisfies GetStaticPaths;

export const GET: APIRoute = () => {
  const wardrobe = JSON.stringify({
    themes: wearables,
    folder: themesFolder(),
    site: site.theme,
  });
  return new Response(`{const WARDROBE=${wardrobe};${text}}`, {
    headers: { 'Content-Type': 'text/javascript' },
  });
};
// #endregion
