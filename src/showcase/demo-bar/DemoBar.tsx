import type { ReactNode } from 'react';
import IconX from 'virtual:icon/x';
import site from '~site';
import { demos } from '~/lib/routes/demos';
import { inWords } from '~/lib/content/facts';
import { fill } from '~/lib/words/fill';
import { words } from '~/showcase/words/words';
import { SiteLink } from '~/ui/site-link/SiteLink';
import styles from './demo-bar.module.css';
import { language } from '~/lib/languages/language';

interface DemoBarProps {
  /** What else stands in it, before the way to the checkout. */
  children?: ReactNode;
}

/**
 * The template's own bar above the header of a firm that it made up: where the reader is, the way to
 * the other homes and to the checkout. It can be closed for the visit; a site of one's own has none.
 */
export function DemoBar({ children }: DemoBarProps) {
  const homes = inWords(demos.filter(({ built }) => built).length, language());
  return (
    <div className={styles.bar} data-demo-bar="">
      <SiteLink className={styles.name} href="/demo">
        <b>{site.name}</b>{' '}
        <span className={styles.text}>{fill(words.demoBar.text, { homes })}</span>
      </SiteLink>
      {children}
      {site.buyUrl !== undefined && (
        <a className={styles.buy} href={site.buyUrl} rel="noopener">
          {words.demoBar.buy}
        </a>
      )}
      <button
        type="button"
        className={styles.close}
        data-close-demo-bar=""
        data-needs-script=""
        hidden
        aria-label={words.demoBar.close}
      >
        <IconX size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
