import { SiteFooter } from '~/sections/site-footer/SiteFooter';
import { SiteHeader } from '~/sections/site-header/SiteHeader';
import type { PageParts } from './clothes';

/** The template's own header and ending, for pages whose home has none. Where a home has, they would weigh. */
export const ownParts = { header: SiteHeader, ending: SiteFooter } satisfies PageParts;
