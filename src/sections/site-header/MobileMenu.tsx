import IconX from 'virtual:icon/x';
import { words } from '~/lib/words/words';
import { SiteLink } from '~/ui/site-link/SiteLink';
import { BrandLink } from './BrandLink';
import { HeaderButton } from './HeaderButton';
import type { HeaderPartProps } from './HeaderFrame';
import { SchemeSwitch } from './SchemeSwitch';
import { SubmenuLinks } from './SubmenuLinks';
import styles from './mobile-menu.module.css';

/** The panel's id: the header's toggle opens the panel by this id, without script. */
export const MOBILE_MENU_ID = '_mobile-menu';

type MobileMenuProps = Pick<
  HeaderPartProps,
  'brand' | 'mark' | 'entries' | 'current' | 'hasSchemes'
>;

/** The menu for narrow windows: a native popover whose submenus are native `details` elements. */
export function MobileMenu({ brand, mark, entries, current, hasSchemes }: MobileMenuProps) {
  return (
    <div id={MOBILE_MENU_ID} className={styles.panel} popover="auto" data-mobile-menu="">
      <div className={styles.head}>
        <BrandLink brand={brand} mark={mark} />
        <SchemeSwitch hasSchemes={hasSchemes} />
        <button
          type="button"
          className={styles.close}
          popoverTarget={MOBILE_MENU_ID}
          popoverTargetAction="hide"
          aria-label={words.header.closeMenu}
        >
          <IconX aria-hidden="true" />
        </button>
      </div>
      <nav aria-label={words.header.mobile}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.label} className={styles.item}>
              {'entries' in entry ? (
                <details name="mobile-submenu">
                  <summary className={styles.top}>{entry.label}</summary>
                  <ul className={styles.submenu}>
                    <SubmenuLinks pages={entry.entries} current={current} className={styles.link} />
                  </ul>
                </details>
              ) : (
                <SiteLink
                  {...entry.mark}
                  className={styles.top}
                  href={entry.path}
                  current={current}
                >
                  {entry.label}
                </SiteLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <HeaderButton className={styles.button} />
    </div>
  );
}
