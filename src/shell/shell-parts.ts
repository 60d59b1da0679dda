import type { ComponentType } from 'react';
import type { Theme } from '~/lib/theme/theme';

/** The page that a part of the head is built for. */
export interface ShellPage {
  /** Its path on this site, without the base path. */
  path: string;
  theme: Theme;
  /** Whether it is an inner page, which also has its theme's `inner.css`. */
  isInner: boolean;
  /** Whether it is an inner page that belongs to a home, such as a home's work. */
  isOfHome: boolean;
}

/** A part's additions to the head of a page; the policy allows all of them. */
export interface HeadPart {
  /** Rules for the end of the page's own style; they should be in a layer. */
  style?: string;
  /** A separate script, directly after the style of an inner page; it runs before the page is painted. */
  script?: string;
  /** Statements for the page's early script, which runs before the page is painted; `d` is the root's `dataset`. */
  early?: string;
}

/** The types of the shell's parts, by place: see `tools/astro/pages/shell-parts.ts`. */
export interface ShellPartTypes {
  head: (page: ShellPage) => HeadPart;
  /** Receives the path of the current page. */
  header: ComponentType<{ current: string }>;
  corner: ComponentType;
  script: () => void;
}
