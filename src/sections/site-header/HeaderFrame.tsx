import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import headerParts from 'virtual:shell-parts/header';
import type { Brand, Mark } from '~/lib/site/brand';
import type { MenuEntry } from '~/lib/routes/menu';
import type { LogoVariant } from './BrandLink';
import { STICKY_AFTER } from './constants';
import { MobileMenu } from './MobileMenu';
import styles from './header-frame.module.css';

/** What every header is given; a home may bring a header of its own that takes the same. */
export interface HeaderPartProps {
  /** Whose page it is. */
  brand: Brand;
  /** The firm's mark. */
  mark?: Mark | undefined;
  /** The site's menu, or the anchors of a page that is one. */
  entries: MenuEntry[];
  /** The path of the page that is being read. */
  current: string;
  /** The logo's variant; see `BrandLink.tsx`. */
  logo?: LogoVariant | undefined;
  /** The colour class: what the header stands on before it is sticky. */
  tone?: 'on-light' | 'on-dark' | undefined;
  /** The position class: above the page's first section, or over it. */
  position?: 'above' | 'over' | undefined;
  /**
   * The `one-page` form shows the page's own anchors in place of the site's menu, marks the one that
   * is being read, and turns sticky earlier.
   */
  form?: 'standard' | 'one-page' | undefined;
}

interface HeaderFrameProps extends HeaderPartProps {
  className?: string | undefined;
  /** The firm's name, the menu and the button that opens it on a phone, in the header's own order. */
  children: ReactNode;
}

/**
 * What every header does, whatever it looks like: it stays in reach, turns slimmer when one scrolls,
 * holds the phone's menu, and carries what an integration adds above it (`virtual:shell-parts/header`).
 *
 * Custom properties: `--header-slide`, how far it slides out of the window when it turns sticky.
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
