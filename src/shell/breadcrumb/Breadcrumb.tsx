import { words } from '~/lib/words/words';
import { SiteLink } from '~/ui/site-link/SiteLink';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** The title of the current page. */
  current: string;
  /** The page between it and the home page, if any. */
  parent?: { label: string; path: string };
}

/** The breadcrumb: Home, an optional parent, and the current page. */
export function Breadcrumb({ current, parent }: BreadcrumbProps) {
  return (
    <nav aria-label={words.breadcrumb.label}>
      <ol className={styles.trail}>
        <li className={styles.step}>
          <SiteLink href="/">{words.breadcrumb.home}</SiteLink>
        </li>
        {parent && (
          <li className={styles.step}>
            <SiteLink href={parent.path}>{parent.label}</SiteLink>
          </li>
        )}
        <li className={styles.step} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
