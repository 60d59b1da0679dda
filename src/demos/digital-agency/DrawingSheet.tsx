import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { ZONE_COLUMNS, ZONE_ROWS } from './constants';
import styles from './drawing-sheet.module.css';

/** A sheet of drawing paper: zones along its edges, and a frame around what is drawn on it. */
export function DrawingSheet({ className, children, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return (
    <div className={styles.sheet}>
      <Zones names={ZONE_COLUMNS} side="above" />
      <Zones names={ZONE_ROWS} side="start" />
      <Zones names={ZONE_ROWS} side="end" />
      <div {...rest} className={clsx(styles.frame, className)}>
        {children}
      </div>
    </div>
  );
}

interface ZonesProps {
  names: readonly string[];
  side: 'above' | 'start' | 'end';
}

/** The fields along one edge of the sheet. */
function Zones({ names, side }: ZonesProps) {
  return (
    <ol className={styles.zones} data-side={side} aria-hidden="true">
      {names.map((name) => (
        <li key={name} className={styles.zone}>
          {name}
        </li>
      ))}
    </ol>
  );
}
