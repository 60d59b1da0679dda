import type { HeaderPartProps } from '~/sections/site-header/HeaderFrame';
import { HeaderRow } from '~/sections/site-header/HeaderRow';
import styles from './header.module.css';

/** Her name and the hours of the page; a lamp is lit beside the one that is being read. */
export function Header(props: HeaderPartProps) {
  return <HeaderRow {...props} styles={styles} />;
}
