import { clsx } from 'clsx';
import IconMenu2 from 'virtual:icon/menu-2';
import { words } from '~/lib/words/words';
import { MOBILE_MENU_ID } from './MobileMenu';
import styles from './menu-toggle.module.css';

/** The button that opens the menu in windows too narrow for the bar; it works without script. */
export function MenuToggle({ className }: { className?: string | undefined }) {
  return (
    <button
      type="button"
      className={clsx(styles.toggle, className)}
      popoverTarget={MOBILE_MENU_ID}
      popoverTargetAction="show"
      aria-label={words.header.openMenu}
    >
      <IconMenu2 aria-hidden="true" />
    </button>
  );
}
