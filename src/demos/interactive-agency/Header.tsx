import { BrandLink } from '~/sections/site-header/BrandLink';
import { DesktopMenu } from '~/sections/site-header/DesktopMenu';
import { HeaderButton } from '~/sections/site-header/HeaderButton';
import { HeaderFrame, type HeaderPartProps } from '~/sections/site-header/HeaderFrame';
import { MenuToggle } from '~/sections/site-header/MenuToggle';
import { SchemeSwitch } from '~/sections/site-header/SchemeSwitch';
import styles from './header.module.css';

/** A wire that runs out of the window, and the menu's entries as beads on it. */
export function Header(props: HeaderPartProps) {
  const { brand, mark, logo, entries, current, hasSchemes } = props;
  return (
    <HeaderFrame {...props}>
      <div className={styles.wire}>
        <BrandLink brand={brand} mark={mark} variant={logo} className={styles.brand} />
        <DesktopMenu entries={entries} current={current} className={styles.beads} />
        <SchemeSwitch hasSchemes={hasSchemes} />
        <HeaderButton className={styles.bead} />
        <MenuToggle className={styles.bead} />
      </div>
    </HeaderFrame>
  );
}
