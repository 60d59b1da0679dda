import type { ComponentPropsWithoutRef } from 'react';
import { clsx } from 'clsx';
import { isAbsent } from '~/lib/routes/absent-link';
import { internalPath } from '~/lib/routes/url';
import styles from './site-link.module.css';
import { pageAddress } from '~/lib/languages/page-address';

interface SiteLinkProps extends ComponentPropsWithoutRef<'a'> {
  href: string;
  /** The path of the current page; a link to it gets `aria-current`. */
  current?: string;
}

/**
 * A link of the header or footer, to a page or to a file below `public`. If the target does not
 * exist (an owner removed it, or has not added it yet), the words stay without a link, so that no
 * link is dead.
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
      href={pageAddress(href)}
      aria-current={path !== undefined && path === current ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
