import { IconMenu2 } from '@tabler/icons-react';
import site from '~site';
import { DesktopMenu } from './DesktopMenu';
import { Logo, type LogoVariant } from './Logo';
import { menu } from './menu';
import { MOBILE_MENU_ID, MobileMenu } from './MobileMenu';
import { STICKY_AFTER } from './sticky-after';
import styles from './header.module.css';

/** One anchor of a one-page header's menu. */
export interface HeaderAnchor {
  label: string;
  /** A section of the page: `#about`. */
  href: `#${string}`;
}

interface HeaderLook {
  /** The logo's variant; see `Logo.tsx`. */
  logo?: LogoVariant;
  /** The colour class: what the header stands on before it is sticky. */
  tone?: 'on-light' | 'on-dark';
  /** The position class: above the page's first section, or over it. */
  position?: 'above' | 'over';
}

/**
 * How a page wants its header. The `one-page` form shows the page's own anchors in place of the
 * site's menu, marks the one that is being read, and turns sticky earlier.
 */
export type HeaderProps = HeaderLook &
  ({ form?: 'standard'; anchors?: never } | { form: 'one-page'; anchors: HeaderAnchor[] });

/** The header of every page. Without script it is complete: menus open on hover, focus and touch. */
export function Header({
  logo = 'default',
  tone = 'on-light',
  position = 'above',
  form = 'standard',
  anchors,
  current,
}: HeaderProps & { current: string }) {
  const entries = anchors?.map(({ label, href }) => ({ label, path: href })) ?? menu;
  return (
    <header
      className={`${styles.header} ${styles[tone]} ${styles[position]}`}
      data-header=""
      data-sticky-after={STICKY_AFTER[form]}
      {...(form === 'one-page' && { 'data-one-page-nav': '' })}
    >
      <div className={styles.bar}>
        <Logo variant={logo} />
        <DesktopMenu entries={entries} current={current} />
        <a className={styles.buy} href={site.buyUrl} rel="noopener">
          Buy Now
        </a>
        <button
          type="button"
          className={styles.toggle}
          popoverTarget={MOBILE_MENU_ID}
          popoverTargetAction="show"
          aria-label="Open menu"
        >
          <IconMenu2 aria-hidden="true" />
        </button>
      </div>
      <MobileMenu entries={entries} current={current} />
    </header>
  );
}
