import { BrandLink } from '~/sections/site-header/BrandLink';
import { DesktopMenu } from '~/sections/site-header/DesktopMenu';
import { HeaderButton } from '~/sections/site-header/HeaderButton';
import { HeaderFrame, type HeaderPartProps } from '~/sections/site-header/HeaderFrame';
import { MenuToggle } from '~/sections/site-header/MenuToggle';
import { SchemeSwitch } from '~/sections/site-header/SchemeSwitch';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import styles from './header.module.css';

/** A white board under the window's upper edge, whose lower edge falls in three steps: name, menu, telephone. */
export function Header(props: HeaderPartProps) {
  const { brand, mark, logo, entries, current, hasSchemes } = props;
  return (
    <HeaderFrame {...props} className={styles.header}>
      <div className={styles.board}>
        <div className={styles.tab}>
          <BrandLink brand={brand} mark={mark} variant={logo} />
        </div>
        <div className={styles.tab} data-tab="menu">
          <DesktopMenu entries={entries} current={current} className={styles.menu} />
        </div>
        <div className={styles.tab} data-tab="phone">
          <PhoneLink phone={brand.phone} className={styles.phone} />
          <SchemeSwitch hasSchemes={hasSchemes} />
          <HeaderButton />
        </div>
        <div className={styles.tab} data-tab="toggle">
          <MenuToggle className={styles.toggle} />
        </div>
      </div>
    </HeaderFrame>
  );
}
