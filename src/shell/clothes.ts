import type { ComponentType } from 'react';
import type { Mark } from '~/lib/brand';
import type { Theme } from '~/lib/theme';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import type { HeaderPartProps } from '~/sections/site-header/HeaderFrame';

/** A home's mark, header and ending, where they are its own. */
export interface PageParts {
  mark?: Mark;
  header?: ComponentType<HeaderPartProps>;
  ending?: ComponentType<FooterPartProps>;
}

/** The parts of a page: without its home's own, `ownParts`. */
export type WholeParts = PageParts & Required<Pick<PageParts, 'header' | 'ending'>>;

/** What a home lends to inner pages. */
export interface Clothes {
  /** The home's name, or `house`. */
  name: string;
  theme: Theme;
  /** Its `inner.css`: the gesture on a page's top, and how it treats pictures. */
  inner: string;
  parts: PageParts;
}
