import { clsx } from 'clsx';
import { BrandLink } from '~/sections/site-header/BrandLink';
import { DesktopMenu } from '~/sections/site-header/DesktopMenu';
import { HeaderButton } from '~/sections/site-header/HeaderButton';
import { HeaderFrame, type HeaderPartProps } from '~/sections/site-header/HeaderFrame';
import { MenuToggle } from '~/sections/site-header/MenuToggle';
import { SchemeSwitch } from '~/sections/site-header/SchemeSwitch';
import light from './ribbon/light.module.css';
import styles from './header.module.css';

/** The ribbon's first stretch: name and menu in ink on it. At the window's end it bends and falls. */
export function Header(props: HeaderPartProps) {
  const { brand, mark, logo, entries, current, hasSchemes } = props;
  return (
    <HeaderFrame {...props} className={styles.header}>
      <div className={clsx(light.light, styles.ribbon)} data-light="sign">
        <div className={styles.satin}>
          <BrandLink brand={brand} mark={mark} variant={logo} className={styles.brand} />
          <DesktopMenu entries={entries} current={current} className={styles.menu} />
          <SchemeSwitch hasSchemes={hasSchemes} />
          <HeaderButton />
          <MenuToggle />
        </div>
      </div>
    </HeaderFrame>
  );
}
