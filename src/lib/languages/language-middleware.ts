import type { MiddlewareHandler } from 'astro';
import { routeOfPathname } from '../routes/url';
import { inLanguage } from './language';
import { splitPath } from './languages';

/** Prints each page in the language of its address. A site of one language has no middleware. */
export const onRequest: MiddlewareHandler = ({ url }, next) =>
  inLanguage(splitPath(routeOfPathname(url.pathname)).language, next);
