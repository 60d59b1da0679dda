import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import styles from './cover-link.module.css';

interface CoverLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** The focus ring surrounds the whole card, or only the link's words. */
  ring?: 'card' | 'words';
}

/**
 * The only link of a card. It makes the whole card, its nearest positioned ancestor, clickable; its
 * own words remain its accessible name.
 */
export function CoverLink({ ring = 'card', className, children, ...rest }: CoverLinkProps) {
  return (
    <a {...rest} className={clsx(styles.link, ring === 'card' && styles.ringed, className)}>
      {children}
    </a>
  );
}
