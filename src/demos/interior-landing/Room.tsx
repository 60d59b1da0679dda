import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { Picture } from '~/ui/picture/Picture';
import type { tallRoomSchema } from './house.schema';
import { Materials } from './Materials';
import styles from './room.module.css';
import wall from './wall.module.css';

interface RoomProps
  extends z.infer<typeof tallRoomSchema>, Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** How the room lies. */
  form: 'tall' | 'wide';
}

/** A room from edge to edge: its heading lettered on the wall, in the picture, and what it is made of. */
export function Room({ form, heading, text, materials, picture, className, ...rest }: RoomProps) {
  const id = useId();
  return (
    <section
      {...rest}
      className={clsx(wall.wall, styles.room, styles[form], className)}
      data-coat={form === 'wide' ? 'linen' : undefined}
      aria-labelledby={id}
    >
      <Picture {...picture} className={styles.picture} />
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.words}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Materials materials={materials} className={styles.materials} />
      </div>
    </section>
  );
}
