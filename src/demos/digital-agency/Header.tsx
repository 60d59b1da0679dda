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
import { sheetNumber } from './sheet-number';

/**
 * The title block of the whole set: what every sheet has in common, the firm, the menu a field each,
 * and the number of the sheet that is being read.
 */
export function Header(props: HeaderPartProps) {
  const { word, sheet, sheets, fields } = content.sheets.hero;
  const own = partMark(content, 'sheets');
  const { brand, mark, logo, entries, current, hasSchemes } = props;
  return (
    <HeaderFrame {...props} className={styles.header}>
      <dl className={styles.fields}>
        {fields.map(({ label, value }) => (
          <div key={label}>
            <dt>
              <InLanguage mark={own}>{label}</InLanguage>
            </dt>
            <dd>
              <bdi {...own}>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.row}>
        <BrandLink brand={brand} mark={mark} variant={logo} className={styles.brand} />
        <DesktopMenu entries={entries} current={current} className={styles.menu} />
        <SchemeSwitch hasSchemes={hasSchemes} />
        <HeaderButton className={styles.button} />
        <p className={styles.sheet} aria-hidden="true">
          <span className={styles.word}>{word} </span>
          <bdi dir="ltr">
            <span data-effect="sheet-number">{sheetNumber(sheet)}</span>/{sheetNumber(sheets)}
          </bdi>
        </p>
        <MenuToggle className={styles.toggle} />
      </div>
    </HeaderFrame>
  );
}
