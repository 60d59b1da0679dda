import type { APIRoute } from 'astro';
import { LOGO_SHEET } from '~/lib/pictures/logo';

/** The clients' logos, all in one drawing: `<use href="/logos.svg#name">`. */
export const GET: APIRoute = () =>
  new Response(LOGO_SHEET, { headers: { 'Content-Type': 'image/svg+xml' } });
