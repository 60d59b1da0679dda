import type { APIRoute } from 'astro';
import { themesFolder, wearables } from '~/showcase/wardrobe/wardrobe';
import site from '~site';
import text from '~/showcase/wardrobe/wear.ts?classic';

/** The script by which a page puts on what somebody has put together: called for only then. */
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
