import { SiteFooter } from '~/sections/site-footer/SiteFooter';
import { SiteHeader } from '~/sections/site-header/SiteHeader';
import type { PageParts } from './inner-theme';

/**
 * The template's header and footer. Only pages whose home has none of its own import them, because
 * their styles add weight.
 */
export const defaultParts = { header: SiteHeader, footer: SiteFooter } satisfies PageParts;
