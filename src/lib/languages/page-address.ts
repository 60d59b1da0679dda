import { isPublicFile } from '../routes/routes';
import site from '~site';
import { absoluteUrl, internalPath, withBase } from '../routes/url';
import { isMultilingual, pathIn, splitPath } from './languages';
import { language } from './language';

/** An address as a page prints it: a page of this site in the language of the page that leads there. */
export function pageAddress(address: string): string {
  const path = internalPath(address);
  if (!isMultilingual || path === undefined || splitPath(path).path !== path || isPublicFile(path))
    return withBase(address);
  return withBase(pathIn(language(), path) + address.slice(path.length));
}

/** The whole address of a page of this site, in the language of the page that is printed. */
export const absolutePageUrl = (path: string): string =>
  absoluteUrl(pathIn(language(), path), site.url);
