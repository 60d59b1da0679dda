import { BrandLink } from '~/sections/site-header/BrandLink';
import { DesktopMenu } from '~/sections/site-header/DesktopMenu';
import { HeaderButton } from '~/sections/site-header/HeaderButton';
import { HeaderFrame, type HeaderPartProps } from '~/sections/site-header/HeaderFrame';
import { MenuToggle } from '~/sections/site-header/MenuToggle';
import { SchemeSwitch } from '~/sections/site-header/SchemeSwitch';
import styles from './header.module.css';

/** The picture rail: name and menu stand on it. */
export function Header(props: HeaderPartProps) {
  const { brand, mark, logo, entries, current, hasSchemes } = props;
  return (
    <HeaderFrame {...props} className={styles.header}>
      <div className={styles.rail}>
        <BrandLink className={styles.brand} brand={brand} mark={mark} variant={logo} />
        <DesktopMenu className={styles.menu} entries={entries} current={current} />
        <SchemeSwitch hasSchemes={hasSchemes} />
        <HeaderButton className={styles.button} />
        <MenuToggle />
      </div>
    </HeaderFrame>
  );
}
