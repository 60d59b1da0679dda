import type { ComponentType } from 'react';
import type { Theme } from '~/lib/theme/theme';

/** The page that a part of the head is asked for. */
export interface ShellPage {
  /** Its path on this site, without the base path. */
  path: string;
  theme: Theme;
  /** Whether it is an inner page, which has a stylesheet `inner.css` of its theme besides. */
  isInner: boolean;
}

/** What a part adds to the head of a page; the policy allows all of it. */
export interface HeadPart {
  /** Rules at the end of the page's own style; they should stand in a layer. */
  style?: string;
  /** A script of its own, right behind the style of an inner page; it runs before the page is painted. */
  script?: string;
  /** Statements for the page's early script, which runs before the page is painted; `d` is the root's `dataset`. */
  early?: string;
}

/** What a part of each place of the shell is: see `tools/astro/pages/shell-parts.ts`. */
export interface ShellPartTypes {
  head: (page: ShellPage) => HeadPart;
  /** Given the path of the page that is being read. */
  header: ComponentType<{ current: string }>;
  corner: ComponentType;
  script: () => void;
}
