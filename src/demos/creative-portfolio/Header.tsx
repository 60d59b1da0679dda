import type { HeaderPartProps } from '~/sections/site-header/HeaderFrame';
import { HeaderRow } from '~/sections/site-header/HeaderRow';
import styles from './header.module.css';

/** A row of colour blocks: the firm on paper, then each entry of the menu on a colour of its own. */
export function Header(props: HeaderPartProps) {
  return <HeaderRow {...props} styles={styles} />;
}
