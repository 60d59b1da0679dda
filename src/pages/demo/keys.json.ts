// #region splash
import type { APIRoute } from 'astro';
import { keyRing } from '~/demos/splash/keys/ring';

/** What the splash page's panel of keys knows of the site. */
export const GET: APIRoute = () => Response.json(keyRing());
// #endregion
