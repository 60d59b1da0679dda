import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import headerParts from 'virtual:shell-parts/header';
import type { Brand, Mark } from '~/lib/site/brand';
import type { MenuEntry } from '~/lib/routes/menu';
import type { LogoVariant } from './BrandLink';
import { STICKY_AFTER } from './constants';
import { MobileMenu } from './MobileMenu';
import styles from './header-frame.module.css';

/** Props of every header; a home may bring its own header with the same props. */
export interface HeaderPartProps {
  /** The brand that the page belongs to. */
  brand: Brand;
  /** The brand's mark. */
  mark?: Mark | undefined;
  /** The site's menu, or the anchors of a one-page site. */
  entries: MenuEntry[];
  /** The path of the current page. */
  current: string;
  /** The logo's variant; see `BrandLink.tsx`. */
  logo?: LogoVariant | undefined;
  /** The colour class: the background that the header lies on before it is sticky. */
  tone?: 'on-light' | 'on-dark' | undefined;
  /** The position class: above the page's first section, or over it. */
  position?: 'above' | 'over' | undefined;
  /**
   * The `one-page` form shows the page's own anchors in place of the site's menu, marks the current
   * one, and becomes sticky earlier.
   */
  form?: 'standard' | 'one-page' | undefined;
  /** Whether the page's theme is light and dark, and the visitor can change it. */
  hasSchemes?: boolean | undefined;
}

interface HeaderFrameProps extends HeaderPartProps {
  className?: string | undefined;
  /** The brand name, the menu and the button that opens it on phones, in the header's own order. */
  children: ReactNode;
}

/**
 * Behaviour shared by all headers, whatever their look: it stays in view, becomes slimmer on
 * scroll, contains the menu for phones, and shows the parts that integrations add above it
 * (`virtual:shell-parts/header`).
 *
 * Custom properties: `--header-slide`, how far it slides out of the window when it becomes sticky.
 */
export function HeaderFrame({
  tone = 'on-light',
  position = 'above',
  form = 'standard',
  className,
  children,
  ...menu
}: HeaderFrameProps) {
  return (
    <header
      className={clsx(styles.header, styles[tone], styles[position], className)}
      data-header={position}
      data-sticky-after={STICKY_AFTER[form]}
      {...(form === 'one-page' && { 'data-effect': 'one-page-nav' })}
    >
      {headerParts.map((Part, index) => (
        <Part key={index} current={menu.current} />
      ))}
      {children}
      <MobileMenu {...menu} />
    </header>
  );
}
