import { BrandLink } from '~/sections/site-header/BrandLink';
import { DesktopMenu } from '~/sections/site-header/DesktopMenu';
import { HeaderButton } from '~/sections/site-header/HeaderButton';
import { HeaderFrame, type HeaderPartProps } from '~/sections/site-header/HeaderFrame';
import { MenuToggle } from '~/sections/site-header/MenuToggle';
import styles from './header.module.css';

/**
 * A strip map, as travellers had it: the road runs along the header's foot, the menu's entries are
 * the stops on it, and somebody walks along as the page is read.
 */
export function Header(props: HeaderPartProps) {
  const { brand, mark, logo, entries, current } = props;
  return (
    <HeaderFrame {...props} className={styles.header}>
      <div className={styles.row}>
        <BrandLink className={styles.brand} brand={brand} mark={mark} variant={logo} />
        <DesktopMenu className={styles.menu} entries={entries} current={current} />
        <HeaderButton />
        <MenuToggle className={styles.toggle} />
      </div>
      <div className={styles.road} aria-hidden="true">
        <span className={styles.walker}>
          <svg viewBox="0 0 24 32" width="24" height="32">
            <path d="M8 6a4 4 0 1 0 8 0 4 4 0 0 0-8 0M4 5h16l-3-1c-1-5-9-5-10 0zM8 11h6l3 5 4 1v2l-5-1-2-2v5l3 4 1 7h-3l-1-6-4-4-2 5-4 5-2-2 3-4 2-6zM3 11h4v9H3z" />
          </svg>
        </span>
      </div>
    </HeaderFrame>
  );
}
