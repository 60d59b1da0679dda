import { BrandLink } from './BrandLink';
import { DesktopMenu } from './DesktopMenu';
import { HeaderButton } from './HeaderButton';
import { HeaderFrame, type HeaderPartProps } from './HeaderFrame';
import { MenuToggle } from './MenuToggle';
import { SchemeSwitch } from './SchemeSwitch';
import styles from './site-header.module.css';

/**
 * The default header, for pages that bring none of their own: name, menu and button in one row. It
 * works without script: menus open on hover, focus and touch.
 */
export function SiteHeader(props: HeaderPartProps) {
  const { brand, mark, logo, entries, current, hasSchemes } = props;
  return (
    <HeaderFrame {...props}>
      <div className={styles.bar}>
        <BrandLink brand={brand} mark={mark} variant={logo} />
        <DesktopMenu entries={entries} current={current} />
        <SchemeSwitch hasSchemes={hasSchemes} />
        <HeaderButton />
        <MenuToggle />
      </div>
    </HeaderFrame>
  );
}
