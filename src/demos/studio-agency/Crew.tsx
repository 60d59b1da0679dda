import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { Picture } from '~/ui/picture/Picture';
import type { crewSchema } from './crew.schema';
import styles from './crew.module.css';
import { Scene } from './roll/Scene';

type CrewProps = z.infer<typeof crewSchema> & Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** The people, each in silhouette at work: frames that follow one another down a strip of film. */
export function Crew({ members, ...scene }: CrewProps) {
  return (
    <Scene {...scene}>
      <ul className={styles.crew}>
        {members.map(({ name, role, portrait }) => (
          <li key={name} className={styles.member}>
            <div className={styles.frame}>
              <Picture {...portrait} className={styles.picture} />
            </div>
            <div className={styles.words}>
              <p className={styles.role}>{role}</p>
              <h3 className={styles.name}>{name}</h3>
            </div>
          </li>
        ))}
      </ul>
    </Scene>
  );
}
