import { partMark } from '~/lib/content/part-mark';
import { BrandLink } from '~/sections/site-header/BrandLink';
import { DesktopMenu } from '~/sections/site-header/DesktopMenu';
import { HeaderButton } from '~/sections/site-header/HeaderButton';
import { HeaderFrame, type HeaderPartProps } from '~/sections/site-header/HeaderFrame';
import { MenuToggle } from '~/sections/site-header/MenuToggle';
import { SchemeSwitch } from '~/sections/site-header/SchemeSwitch';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { content } from './content';
import styles from './header.module.css';

/** A running head: one line on the sheet's six columns, in white on the red that stays. */
export function Header(props: HeaderPartProps) {
  const { brand, mark, logo = 'light', entries, current, hasSchemes } = props;
  return (
    <HeaderFrame tone="on-dark" {...props} className={styles.header}>
      <div className={styles.line}>
        <BrandLink className={styles.brand} brand={brand} mark={mark} variant={logo} />
        <p className={styles.running}>
          <InLanguage mark={partMark(content, 'head')}>{content.head.running}</InLanguage>
        </p>
        <DesktopMenu className={styles.menu} entries={entries} current={current} />
        <SchemeSwitch hasSchemes={hasSchemes} />
        <HeaderButton className={styles.button} />
        <MenuToggle className={styles.toggle} />
      </div>
    </HeaderFrame>
  );
}
