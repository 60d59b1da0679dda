import type { APIRoute } from 'astro';
import { keyRing } from '~/showcase/demo/keys/ring';

/** What the splash page's panel of keys knows of the site. */
export const GET: APIRoute = () => Response.json(keyRing());
