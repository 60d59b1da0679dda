import { BrandLink } from '~/sections/site-header/BrandLink';
import { DesktopMenu } from '~/sections/site-header/DesktopMenu';
import { HeaderButton } from '~/sections/site-header/HeaderButton';
import { HeaderFrame, type HeaderPartProps } from '~/sections/site-header/HeaderFrame';
import { MenuToggle } from '~/sections/site-header/MenuToggle';
import { SchemeSwitch } from '~/sections/site-header/SchemeSwitch';
import styles from './header.module.css';

/** A road along the header's foot; an entry under the hand, or the page one is on, is a painted arrow. */
export function Header(props: HeaderPartProps) {
  const { brand, mark, logo, entries, current, hasSchemes } = props;
  return (
    <HeaderFrame {...props} className={styles.header}>
      <div className={styles.row}>
        <BrandLink className={styles.brand} brand={brand} mark={mark} variant={logo} />
        <DesktopMenu className={styles.menu} entries={entries} current={current} />
        <SchemeSwitch hasSchemes={hasSchemes} />
        <HeaderButton />
        <MenuToggle className={styles.toggle} />
      </div>
      <div className={styles.road} aria-hidden="true" />
    </HeaderFrame>
  );
}
