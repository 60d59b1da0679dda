import { BrandLink } from '~/sections/site-header/BrandLink';
import { DesktopMenu } from '~/sections/site-header/DesktopMenu';
import { HeaderButton } from '~/sections/site-header/HeaderButton';
import { HeaderFrame, type HeaderPartProps } from '~/sections/site-header/HeaderFrame';
import { MenuToggle } from '~/sections/site-header/MenuToggle';
import { SchemeSwitch } from '~/sections/site-header/SchemeSwitch';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import styles from './header.module.css';

/** A letterhead: the name in the middle between place and telephone, a double rule, the menu below it. */
export function Header(props: HeaderPartProps) {
  const { brand, mark, logo, entries, current, hasSchemes } = props;
  return (
    <HeaderFrame {...props} className={styles.header}>
      <div className={styles.letterhead}>
        <p className={styles.place}>{brand.address}</p>
        <BrandLink className={styles.brand} brand={brand} mark={mark} variant={logo} />
        <p className={styles.phone}>{brand.phone && <PhoneLink phone={brand.phone} />}</p>
        <MenuToggle className={styles.toggle} />
      </div>
      <div className={styles.line}>
        <DesktopMenu className={styles.menu} entries={entries} current={current} />
        <SchemeSwitch hasSchemes={hasSchemes} />
        <HeaderButton className={styles.button} />
      </div>
    </HeaderFrame>
  );
}
