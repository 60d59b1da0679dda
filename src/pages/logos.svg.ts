import type { APIRoute } from 'astro';
import { LOGO_SHEET } from '~/lib/pictures/logo';

/** All clients' logos in one drawing: `<use href="/logos.svg#name">`. */
export const GET: APIRoute = () =>
  new Response(LOGO_SHEET, { headers: { 'Content-Type': 'image/svg+xml' } });
