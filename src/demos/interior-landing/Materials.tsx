import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import styles from './materials.module.css';
import type { RoomMaterials } from './materials.schema';

interface MaterialsProps extends ComponentPropsWithoutRef<'ul'> {
  materials: RoomMaterials;
}

/** What a room is made of: a sample of each, and its name. */
export function Materials({ materials, className, ...rest }: MaterialsProps) {
  return (
    <ul {...rest} className={clsx(styles.materials, className)}>
      {materials.map(({ material, name }) => (
        <li key={name}>
          <span className={styles.sample} data-material={material} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}
