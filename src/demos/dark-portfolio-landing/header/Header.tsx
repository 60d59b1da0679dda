import type { HeaderPartProps } from '~/sections/site-header/HeaderFrame';
import { HeaderRow } from '~/sections/site-header/HeaderRow';
import styles from './header.module.css';

/** The edge of an instrument: a graduated scale across the window, the menu's entries hung from it. */
export function Header(props: HeaderPartProps) {
  return <HeaderRow {...props} styles={styles} />;
}
