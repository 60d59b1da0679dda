import { BrandLink } from '~/sections/site-header/BrandLink';
import { DesktopMenu } from '~/sections/site-header/DesktopMenu';
import { HeaderButton } from '~/sections/site-header/HeaderButton';
import { HeaderFrame, type HeaderPartProps } from '~/sections/site-header/HeaderFrame';
import { MenuToggle } from '~/sections/site-header/MenuToggle';
import { SchemeSwitch } from '~/sections/site-header/SchemeSwitch';
import styles from './header.module.css';
import railMenu from './rail-menu.module.css';

/**
 * A rail of fluted glass down the window's side: the firm, and the menu's entries one below the
 * other. The sun behind the glass sinks as the page is read.
 */
export function Header(props: HeaderPartProps) {
  const { brand, mark, logo, entries, current, hasSchemes } = props;
  return (
    <HeaderFrame {...props} className={styles.header}>
      <div className={styles.rail}>
        <div className={styles.row}>
          <BrandLink className={styles.brand} brand={brand} mark={mark} variant={logo} />
          <DesktopMenu className={railMenu.menu} entries={entries} current={current} />
          <SchemeSwitch hasSchemes={hasSchemes} />
          <HeaderButton className={styles.button} />
          <MenuToggle className={styles.toggle} />
        </div>
      </div>
    </HeaderFrame>
  );
}
