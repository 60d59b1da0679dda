import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import styles from './cover-link.module.css';

interface CoverLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** What a focus ring surrounds: the whole card, or the link's words alone. */
  ring?: 'card' | 'words';
}

/**
 * The one link of a card. The whole card, its nearest positioned ancestor, leads where it leads; its
 * words stay its name.
 */
export function CoverLink({ ring = 'card', className, children, ...rest }: CoverLinkProps) {
  return (
    <a {...rest} className={clsx(styles.link, ring === 'card' && styles.ringed, className)}>
      {children}
    </a>
  );
}
