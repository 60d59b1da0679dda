import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { Picture } from '~/ui/picture/Picture';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import type { keepersSchema } from './keepers.schema';
import { Sheet } from './Sheet';
import styles from './keepers.module.css';

type KeepersProps = z.infer<typeof keepersSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** People as lights on a map, each under a flag with their name; below it where that has no room. */
export function Keepers({ map, members, ...rest }: KeepersProps) {
  return (
    <Sheet {...rest}>
      <div className={styles.chart}>
        <Picture {...map} className={styles.map} />
        <ul className={styles.flags}>
          {members.map(({ name, role, post, place, awake, social }) => (
            <li
              key={name}
              className={styles.keeper}
              data-post={post}
              data-awake={awake || undefined}
            >
              <div className={styles.flag}>
                <p className={styles.place}>{place}</p>
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.role}>{role}</p>
                <SocialLinks links={social} owner={name} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
