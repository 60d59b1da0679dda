import { IconChevronDown } from '@tabler/icons-react';
import { SiteLink } from '~/ui/site-link/SiteLink';
import type { MenuEntry } from './menu';
import styles from './desktop-menu.module.css';

/** What a menu shows. */
export interface MenuProps {
  /** The site's menu, or the anchors of a page that is one. */
  entries: MenuEntry[];
  /** The path of the page that is being read. */
  current: string;
}

/**
 * The menu bar of wide windows. A submenu opens on hover and focus by CSS; `menu-bar.ts` adds the
 * click, Escape and `aria-expanded`.
 */
export function DesktopMenu({ entries, current }: MenuProps) {
  return (
    <nav className={styles.menu} aria-label="Main">
      <ul className={styles.bar}>
        {entries.map((entry) => (
          <li
            key={entry.label}
            className={styles.item}
            {...('entries' in entry && { 'data-submenu': '' })}
          >
            {'entries' in entry ? (
              <>
                <button type="button" className={styles.top}>
                  {entry.label}
                  <IconChevronDown className={styles.chevron} size={14} aria-hidden="true" />
                </button>
                <ul className={styles.submenu} data-long={entry.entries.length > 8 || undefined}>
                  {entry.entries.map(({ label, path }) => (
                    <li key={label}>
                      <SiteLink className={styles.link} href={path} current={current}>
                        {label}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </>
            ) : (
              <SiteLink className={styles.top} href={entry.path} current={current}>
                {entry.label}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
