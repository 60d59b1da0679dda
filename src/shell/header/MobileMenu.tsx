import { IconX } from '@tabler/icons-react';
import site from '~site';
import { SiteLink } from '~/ui/site-link/SiteLink';
import type { MenuProps } from './DesktopMenu';
import { Logo } from './Logo';
import styles from './mobile-menu.module.css';

/** The panel's id: the header's toggle opens it by name, without script. */
export const MOBILE_MENU_ID = 'mobile-menu';

/** The menu of narrow windows: a native popover whose submenus are native disclosures. */
export function MobileMenu({ entries, current }: MenuProps) {
  return (
    <div id={MOBILE_MENU_ID} className={styles.panel} popover="auto" data-mobile-menu="">
      <div className={styles.head}>
        <Logo />
        <button
          type="button"
          className={styles.close}
          popoverTarget={MOBILE_MENU_ID}
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <IconX aria-hidden="true" />
        </button>
      </div>
      <nav aria-label="Mobile">
        <ul>
          {entries.map((entry) => (
            <li key={entry.label} className={styles.item}>
              {'entries' in entry ? (
                <details name="mobile-submenu">
                  <summary className={styles.top}>{entry.label}</summary>
                  <ul className={styles.submenu}>
                    {entry.entries.map(({ label, path }) => (
                      <li key={label}>
                        <SiteLink className={styles.link} href={path} current={current}>
                          {label}
                        </SiteLink>
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <SiteLink className={styles.top} href={entry.path} current={current}>
                  {entry.label}
                </SiteLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <a className={styles.buy} href={site.buyUrl} rel="noopener">
        Buy Now
      </a>
    </div>
  );
}
