import { BrandLink } from '~/sections/site-header/BrandLink';
import { DesktopMenu } from '~/sections/site-header/DesktopMenu';
import { HeaderButton } from '~/sections/site-header/HeaderButton';
import { HeaderFrame, type HeaderPartProps } from '~/sections/site-header/HeaderFrame';
import { MenuToggle } from '~/sections/site-header/MenuToggle';
import { SchemeSwitch } from '~/sections/site-header/SchemeSwitch';
import { content } from './content';
import styles from './header.module.css';

/** The head of a log sheet: who keeps it and under which call sign, and the menu in its columns. */
export function Header(props: HeaderPartProps) {
  const { callSign } = content.footer;
  const { brand, mark, logo, entries, current, hasSchemes } = props;
  return (
    <HeaderFrame {...props} className={styles.header}>
      <p className={styles.origin}>
        <span>{callSign}</span>
        <span>{brand.address}</span>
        {brand.founded && <span>{brand.founded}</span>}
      </p>
      <div className={styles.head}>
        <BrandLink brand={brand} mark={mark} variant={logo} className={styles.brand} />
        <DesktopMenu entries={entries} current={current} className={styles.columns} />
        <SchemeSwitch hasSchemes={hasSchemes} />
        <HeaderButton />
        <MenuToggle className={styles.toggle} />
      </div>
    </HeaderFrame>
  );
}
