// #region wardrobe
import type { APIRoute, GetStaticPaths } from 'astro';
import { hasWardrobe } from '~/lib/wardrobe';
import { wardrobeCatalogue } from '~/lib/wardrobe-catalogue';

/** What the wardrobe's panel shows, in one file that is fetched when it is opened. */
export const getStaticPaths = (() =>
  hasWardrobe ? [{ params: { name: 'wardrobe' } }] : []) satisfies GetStaticPaths;

export const GET: APIRoute = () => Response.json(wardrobeCatalogue());
// #endregion
