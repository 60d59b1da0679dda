import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { slots } from '~/lib/slots';
import styles from './attribution.module.css';

interface AttributionProps extends ComponentPropsWithoutRef<'figcaption'> {
  name: string;
  /** Their job and where they work. */
  role: string;
}

/** Slots that looks can style. */
const slot = slots<'person' | 'name' | 'role'>();

/** The person quoted in a figure; children, such as their picture, come before the name. */
export function Attribution({ name, role, className, children, ...rest }: AttributionProps) {
  return (
    <figcaption {...rest} className={clsx(styles.person, className)} data-slot={slot('person')}>
      {children}
      <span className={styles.name} data-slot={slot('name')}>
        {name}
      </span>
      <span className={styles.role} data-slot={slot('role')}>
        {role}
      </span>
    </figcaption>
  );
}
