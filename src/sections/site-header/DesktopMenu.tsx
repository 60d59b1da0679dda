import { clsx } from 'clsx';
import IconChevronDown from 'virtual:icon/chevron-down';
import type { MenuEntry } from '~/lib/routes/menu';
import { words } from '~/lib/words/words';
import { SiteLink } from '~/ui/site-link/SiteLink';
import { SubmenuLinks } from './SubmenuLinks';
import styles from './desktop-menu.module.css';

/** Props of a menu. */
interface MenuProps {
  /** The site's menu, or the anchors of a one-page site. */
  entries: MenuEntry[];
  /** The path of the current page. */
  current: string;
  className?: string | undefined;
}

/**
 * The menu bar for wide windows. CSS opens a submenu on hover and focus; `menu-bar.ts` adds clicks,
 * Escape and `aria-expanded`.
 */
export function DesktopMenu({ entries, current, className }: MenuProps) {
  return (
    <nav className={clsx(styles.menu, className)} aria-label={words.header.main}>
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
                  <SubmenuLinks pages={entry.entries} current={current} className={styles.link} />
                </ul>
              </>
            ) : (
              <SiteLink {...entry.mark} className={styles.top} href={entry.path} current={current}>
                {entry.label}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
