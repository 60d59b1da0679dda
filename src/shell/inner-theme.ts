import type { ComponentType } from 'react';
import type { Mark } from '~/lib/site/brand';
import type { Theme } from '~/lib/theme/theme';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import type { HeaderPartProps } from '~/sections/site-header/HeaderFrame';

/** A home's own mark, header and footer, if it has them. */
export interface PageParts {
  mark?: Mark;
  header?: ComponentType<HeaderPartProps>;
  footer?: ComponentType<FooterPartProps>;
}

/** The parts of a page, with defaults from `defaultParts`. */
export type WholeParts = PageParts & Required<Pick<PageParts, 'header' | 'footer'>>;

/** The theme and parts that inner pages take from a home. */
export interface InnerTheme {
  /** The home's name, or `house`. */
  name: string;
  theme: Theme;
  /** Its `inner.css`: the banner's decoration and the treatment of pictures. */
  inner: string;
  parts: PageParts;
}
