import type { APIRoute } from 'astro';
import { wardrobeCatalogue } from '~/showcase/wardrobe/wardrobe-catalogue';

/** What the wardrobe's panel shows, in one file that is fetched when it is opened. */
export const GET: APIRoute = () => Response.json(wardrobeCatalogue());
