import IconArrowUp from 'virtual:icon/arrow-up';
import { PAGE_IDS } from '~/lib/routes/page-ids';
import { words } from '~/lib/words/words';
import styles from './back-to-top.module.css';

/** A link to the top of the page. Without script it is always visible; with script, after some scrolling. */
export function BackToTop() {
  return (
    <a
      className={styles.button}
      href={`#${PAGE_IDS.top}`}
      aria-label={words.shell.backToTop}
      data-back-to-top=""
    >
      <IconArrowUp size={20} aria-hidden="true" />
    </a>
  );
}
