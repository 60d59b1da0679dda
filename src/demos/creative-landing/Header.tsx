import type { HeaderPartProps } from '~/sections/site-header/HeaderFrame';
import { HeaderRow } from '~/sections/site-header/HeaderRow';
import styles from './header.module.css';

/** The firm hangs from the window's upper edge as half a bubble, its menu to both sides. */
export function Header(props: HeaderPartProps) {
  return <HeaderRow {...props} styles={styles} />;
}
