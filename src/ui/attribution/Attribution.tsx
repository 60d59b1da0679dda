import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import styles from './attribution.module.css';

interface AttributionProps extends ComponentPropsWithoutRef<'figcaption'> {
  name: string;
  /** What they do, and where. */
  role: string;
}

/**
 * Who said what a figure quotes; what it holds, their picture for example, stands before the name.
 *
 * Slots: person, name, role.
 */
export function Attribution({ name, role, className, children, ...rest }: AttributionProps) {
  return (
    <figcaption {...rest} className={clsx(styles.person, className)} data-slot="person">
      {children}
      <span className={styles.name} data-slot="name">
        {name}
      </span>
      <span className={styles.role} data-slot="role">
        {role}
      </span>
    </figcaption>
  );
}
