import { BrandLink } from '~/sections/site-header/BrandLink';
import { DesktopMenu } from '~/sections/site-header/DesktopMenu';
import { HeaderButton } from '~/sections/site-header/HeaderButton';
import { HeaderFrame, type HeaderPartProps } from '~/sections/site-header/HeaderFrame';
import { MenuToggle } from '~/sections/site-header/MenuToggle';
import { SchemeSwitch } from '~/sections/site-header/SchemeSwitch';
import { content } from './content';
import styles from './header.module.css';

/** A slate: two sticks, and below them ruled cells for the firm, each part of the site and the roll. */
export function Header(props: HeaderPartProps) {
  const { form } = content;
  const { brand, mark, logo, entries, current, hasSchemes } = props;
  return (
    <HeaderFrame {...props} className={styles.header}>
      <div className={styles.sticks} aria-hidden="true" />
      <div className={styles.board}>
        <BrandLink brand={brand} mark={mark} variant={logo} className={styles.brand} />
        <DesktopMenu entries={entries} current={current} className={styles.menu} />
        <p className={styles.left} aria-hidden="true">
          <span className={styles.word}>{form.left}</span>
          <span className={styles.feet} />
        </p>
        <SchemeSwitch hasSchemes={hasSchemes} />
        <HeaderButton className={styles.button} />
        <MenuToggle className={styles.toggle} />
      </div>
    </HeaderFrame>
  );
}
