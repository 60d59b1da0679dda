import type { SiteState } from '../../contract/documents.ts';

/**
 * The address of a page on the development server.
 *
 * @param path in the original's language
 * @param languages of the site, that of the originals first
 */
export function addressOf(
  path: string,
  language: string,
  { base, languages }: Pick<SiteState, 'base' | 'languages'>,
): string {
  const prefix = base.replace(/\/$/, '');
  const local = language === languages[0] ? path : `/${language}${path === '/' ? '' : path}`;
  return `${prefix}${local}`;
}

/** The page that an address is of; undefined where the studio knows none there. */
export function pageAt(
  pathname: string,
  site: Pick<SiteState, 'base' | 'languages' | 'pages'>,
): { readonly path: string; readonly language: string } | undefined {
  const bare = (address: string) => address.replace(/\/$/, '');
  const address = bare(decodeURI(pathname));
  for (const language of site.languages)
    for (const { path } of site.pages)
      if (bare(addressOf(path, language, site)) === address) return { path, language };
  return undefined;
}
