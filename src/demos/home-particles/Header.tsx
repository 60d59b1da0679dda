import { BrandLink } from '~/sections/site-header/BrandLink';
import { DesktopMenu } from '~/sections/site-header/DesktopMenu';
import { HeaderButton } from '~/sections/site-header/HeaderButton';
import { HeaderFrame, type HeaderPartProps } from '~/sections/site-header/HeaderFrame';
import { MenuToggle } from '~/sections/site-header/MenuToggle';
import styles from './header.module.css';

/** A chart's upper edge: its title in a cartouche, and the menu's entries on the scale beside it. */
export function Header(props: HeaderPartProps) {
  const { brand, mark, logo, entries, current } = props;
  return (
    <HeaderFrame {...props} className={styles.header}>
      <div className={styles.edge}>
        <div className={styles.cartouche}>
          <p className={styles.origin}>
            {brand.founded && <span>{brand.founded}</span>}
            <span>{brand.address}</span>
          </p>
          <BrandLink brand={brand} mark={mark} variant={logo} className={styles.brand} />
        </div>
        <DesktopMenu entries={entries} current={current} className={styles.scale} />
        <HeaderButton />
        <MenuToggle className={styles.toggle} />
      </div>
    </HeaderFrame>
  );
}
