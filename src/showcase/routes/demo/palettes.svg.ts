import type { APIRoute } from 'astro';
import { palettesSvg } from '~/showcase/demo/features/palettes';

/** The palettes of all homes, as the splash page shows them. */
export const GET: APIRoute = () =>
  new Response(palettesSvg(), { headers: { 'Content-Type': 'image/svg+xml' } });
