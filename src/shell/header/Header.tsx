import { IconMenu2 } from '@tabler/icons-react';
import site from '~site';
import { DesktopMenu } from './DesktopMenu';
import { Logo, type LogoVariant } from './Logo';
import { MOBILE_MENU_ID, MobileMenu } from './MobileMenu';
import { STICKY_AFTER } from './sticky-after';
import styles from './header.module.css';

/** How a page wants its header. */
export interface HeaderProps {
  /** The logo's variant; see `Logo.tsx`. */
  logo?: LogoVariant;
  /** The colour class: what the header stands on before it is sticky. */
  tone?: 'on-light' | 'on-dark';
  /** The position class: above the page's first section, or over it. */
  position?: 'above' | 'over';
  /** The one-page form turns sticky earlier. */
  form?: keyof typeof STICKY_AFTER;
}

/** The header of every page. Without script it is complete: menus open on hover, focus and touch. */
export function Header({
  logo = 'default',
  tone = 'on-light',
  position = 'above',
  form = 'standard',
  current,
}: HeaderProps & { current: string }) {
  return (
    <header
      className={`${styles.header} ${styles[tone]} ${styles[position]}`}
      data-header=""
      data-sticky-after={STICKY_AFTER[form]}
    >
      <div className={styles.bar}>
        <Logo variant={logo} />
        <DesktopMenu current={current} />
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
      <MobileMenu current={current} />
    </header>
  );
}
