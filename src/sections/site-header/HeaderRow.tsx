import { BrandLink } from './BrandLink';
import { DesktopMenu } from './DesktopMenu';
import { HeaderButton } from './HeaderButton';
import { HeaderFrame, type HeaderPartProps } from './HeaderFrame';
import { MenuToggle } from './MenuToggle';
import { SchemeSwitch } from './SchemeSwitch';

interface HeaderRowProps extends HeaderPartProps {
  /** A CSS module with a class for the header, its row, and each part of the row. */
  styles: Partial<Record<'header' | 'row' | 'brand' | 'menu' | 'button' | 'toggle', string>>;
}

/**
 * A home's header with its parts in one row, in the usual order: name, menu, button. The home's own
 * stylesheet sets the look.
 *
 * Slots: mark, name.
 */
export function HeaderRow({ styles, ...props }: HeaderRowProps) {
  const { brand, mark, logo, entries, current, hasSchemes } = props;
  return (
    <HeaderFrame {...props} className={styles.header}>
      <div className={styles.row}>
        <BrandLink className={styles.brand} brand={brand} mark={mark} variant={logo} />
        <DesktopMenu className={styles.menu} entries={entries} current={current} />
        <SchemeSwitch hasSchemes={hasSchemes} />
        <HeaderButton className={styles.button} />
        <MenuToggle className={styles.toggle} />
      </div>
    </HeaderFrame>
  );
}
