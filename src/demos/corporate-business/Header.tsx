import { partMark } from '~/lib/content/part-mark';
import { BrandLink } from '~/sections/site-header/BrandLink';
import { DesktopMenu } from '~/sections/site-header/DesktopMenu';
import { HeaderButton } from '~/sections/site-header/HeaderButton';
import { HeaderFrame, type HeaderPartProps } from '~/sections/site-header/HeaderFrame';
import { MenuToggle } from '~/sections/site-header/MenuToggle';
import { SchemeSwitch } from '~/sections/site-header/SchemeSwitch';
import { fill } from '~/lib/words/fill';
import { content } from './content';
import styles from './header.module.css';

/** A running head: whose report it is, and the chapter that is being read. */
export function Header(props: HeaderPartProps) {
  const { year } = content;
  const { brand, mark, logo, entries, current, hasSchemes } = props;
  return (
    <HeaderFrame {...props} className={styles.header}>
      <div className={styles.row}>
        <BrandLink brand={brand} mark={mark} variant={logo} className={styles.brand} />
        <p className={styles.running}>
          <span {...partMark(content, 'year')} className={styles.report}>
            {fill(year.report, { year: year.year })}
          </span>{' '}
          <span className={styles.chapter} data-effect="running-head" aria-hidden="true" />{' '}
          <span className={styles.reading} data-week-reading="" aria-hidden="true" />
        </p>
        <DesktopMenu entries={entries} current={current} className={styles.menu} />
        <SchemeSwitch hasSchemes={hasSchemes} />
        <HeaderButton className={styles.button} />
        <MenuToggle className={styles.toggle} />
      </div>
    </HeaderFrame>
  );
}
