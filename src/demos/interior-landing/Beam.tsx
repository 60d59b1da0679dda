import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { stepOf } from './beam';
import styles from './beam.module.css';

interface BeamProps extends Omit<ComponentPropsWithoutRef<'p'>, 'children'> {
  hour: string;
  room: string;
}

/** The beam over a room: what time it is there, as far along as the sun has come. */
export function Beam({ hour, room, className, ...rest }: BeamProps) {
  return (
    <p {...rest} className={clsx(styles.beam, className)} data-step={stepOf(hour)}>
      <span className={styles.hour}>
        <time dateTime={hour}>{hour}</time> <span>{room}</span>
      </span>
    </p>
  );
}
