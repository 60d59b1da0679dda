import type { HeaderAnchor } from '~/lib/routes/anchors';
import type { Brand } from '~/lib/site/brand';
import type { PageMeta } from '~/lib/content/read-page';
import type { StructuredData } from '~/lib/site/structured-data';
import type { Theme } from '~/lib/theme/theme';
import type { HeaderPartProps } from '~/sections/site-header/HeaderFrame';
import type { WholeParts } from './inner-theme';

/** What `Page.astro` is given. */
export interface PageProps extends PageMeta {
  /** The demo's look. */
  theme: Theme;
  /** The firm that the page is the home of; the site's own where there is none. */
  brand?: Brand;
  /** Its header and ending, and its mark where that is its home's own. */
  parts: WholeParts;
  /** What an inner page has on besides the theme: see `InnerTheme`. */
  inner?: string;
  /** How the page wants its header, and the anchors that stand there in place of the site's menu. */
  header?: Pick<HeaderPartProps, 'logo' | 'tone' | 'position' | 'form'> & {
    anchors?: HeaderAnchor[];
  };
  /** What search engines are asked to do; nothing is said where it is left out. */
  robots?: 'noindex';
  /** What social networks call it; a post is an article. */
  type?: 'website' | 'article';
  /** The page whose social picture this one shares, by its name. */
  socialPicture?: string;
  /** What search engines are told of it. */
  about?: StructuredData[];
}
