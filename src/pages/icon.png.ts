import type { APIRoute } from 'astro';
import innerTheme from 'virtual:inner-theme';
import { iconPng } from '~/lib/icons/icon-files';

/** The size that Apple's home screens request, in pixels. */
const SIZE = 180;

/** The site's icon for home screens, which do not support transparency. */
export const GET: APIRoute = async () => {
  const ground = innerTheme.theme.tokens['color-background'] ?? '#ffffff';
  const png = await iconPng(SIZE, ground);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
