import type { ComponentPropsWithoutRef } from 'react';
import { clsx } from 'clsx';
import { isAbsent } from '~/lib/routes/absent-link';
import { internalPath, withBase } from '~/lib/routes/url';
import styles from './site-link.module.css';

interface SiteLinkProps extends ComponentPropsWithoutRef<'a'> {
  href: string;
  /** The page that is being read: its own link says so. */
  current?: string;
}

/**
 * A link of the shell, to a page or to a file below `public`. Where neither stands there (an owner removed it,
 * or it is yet to come), its words stay and the link goes, so that nothing leads nowhere.
 */
export function SiteLink({ href, current, children, className, ...rest }: SiteLinkProps) {
  if (isAbsent(href)) {
    return (
      <span {...rest} className={clsx(styles.absent, className)}>
        {children}
      </span>
    );
  }
  const path = internalPath(href);
  return (
    <a
      {...rest}
      className={className}
      href={withBase(href)}
      aria-current={path !== undefined && path === current ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
