import type { APIRoute } from 'astro';
import { iconIco } from '~/lib/icons/icon-files';

/** The site's icon at its oldest conventional address. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await iconIco()), { headers: { 'Content-Type': 'image/x-icon' } });
