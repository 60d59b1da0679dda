import type { HeaderAnchor } from '~/lib/routes/anchors';
import type { Brand } from '~/lib/site/brand';
import type { PageMeta } from '~/lib/content/read-page';
import type { StructuredData } from '~/lib/site/structured-data';
import type { Theme } from '~/lib/theme/theme';
import type { HeaderPartProps } from '~/sections/site-header/HeaderFrame';
import type { WholeParts } from './inner-theme';

/** The props of `Page.astro`. */
export interface PageProps extends PageMeta {
  /** The page's theme. */
  theme: Theme;
  /** The firm that the page belongs to; the site's own by default. */
  brand?: Brand;
  /** Its header and footer, and its mark if its home has one. */
  parts: WholeParts;
  /** The stylesheet that an inner page has besides its theme: see `InnerTheme`. */
  inner?: string;
  /** Whether an inner page belongs to a home, whose theme it wears whatever the site has chosen. */
  isOfHome?: boolean;
  /** Options of the header, and the anchors that replace the site's menu there. */
  header?: Pick<HeaderPartProps, 'logo' | 'tone' | 'position' | 'form'> & {
    anchors?: HeaderAnchor[];
  };
  /** Instructions to search engines; none by default. */
  robots?: 'noindex';
  /** The Open Graph type; a post is an article. */
  type?: 'website' | 'article';
  /** The name of the page whose social picture this one shares. */
  socialPicture?: string;
  /** Structured data for search engines. */
  about?: StructuredData[];
}
