import type { GetStaticPaths } from 'astro';
import { inRouteLanguage } from '../languages/static-paths';
import { neighboursOf } from './works';

/**
 * The paths of a home's works, or of the house's.
 *
 * @param home the home's name; none for the house
 */
export const workPaths = (home?: string) =>
  inRouteLanguage((async () =>
    (await neighboursOf(home))
      .filter(({ page }) => page === undefined)
      .map((work) => ({ params: { work: work.name }, props: { work } }))) satisfies GetStaticPaths);
