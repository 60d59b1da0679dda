import { BrandLink } from '~/sections/site-header/BrandLink';
import { DesktopMenu } from '~/sections/site-header/DesktopMenu';
import { HeaderButton } from '~/sections/site-header/HeaderButton';
import { HeaderFrame, type HeaderPartProps } from '~/sections/site-header/HeaderFrame';
import { MenuToggle } from '~/sections/site-header/MenuToggle';
import { SchemeSwitch } from '~/sections/site-header/SchemeSwitch';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import styles from './header.module.css';

/** The name in the middle, under the lintel; the menu before it, the telephone behind it. */
export function Header(props: HeaderPartProps) {
  const { brand, mark, logo, entries, current, hasSchemes } = props;
  return (
    <HeaderFrame {...props} className={styles.header}>
      <div className={styles.lintel} />
      <div className={styles.row}>
        <DesktopMenu entries={entries} current={current} className={styles.menu} />
        <BrandLink brand={brand} mark={mark} variant={logo} className={styles.brand} />
        <div className={styles.call}>
          <PhoneLink phone={brand.phone} className={styles.phone} />
          <SchemeSwitch hasSchemes={hasSchemes} />
          <HeaderButton />
          <MenuToggle className={styles.toggle} />
        </div>
      </div>
    </HeaderFrame>
  );
}
