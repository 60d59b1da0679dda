import type { GetStaticPaths, GetStaticPathsOptions } from 'astro';
import { inLanguage } from './language';
import { isMultilingual, splitPath } from './languages';

/** Runs `getStaticPaths` in the language of its route: Astro asks for paths before any page is printed. */
export const inRouteLanguage = <Paths extends GetStaticPaths>(paths: Paths): Paths =>
  isMultilingual
    ? (((options: GetStaticPathsOptions) =>
        inLanguage(splitPath(options.routePattern).language, () => paths(options))) as Paths)
    : paths;
