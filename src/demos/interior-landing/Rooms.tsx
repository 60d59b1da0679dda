import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { Picture } from '~/ui/picture/Picture';
import { WorkLink } from '~/ui/work-link/WorkLink';
import type { roomsSchema } from './house.schema';
import { Materials } from './Materials';
import materials from './materials.module.css';
import styles from './rooms.module.css';
import wall from './wall.module.css';

type RoomsProps = z.infer<typeof roomsSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/**
 * Rooms to walk through, side by side from edge to edge: a strip that scrolls and snaps. The samples
 * below are links to the rooms; `rooms.effect.ts` marks the one that one stands in.
 */
export function Rooms({ heading, rooms, caseStudy, works, className, ...rest }: RoomsProps) {
  const id = useId();
  const idOf = (index: number) => `room-${index + 1}`;
  return (
    <section
      {...rest}
      className={clsx(wall.wall, styles.rooms, className)}
      aria-labelledby={id}
      data-effect="rooms"
    >
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.view} role="group" aria-labelledby={id} tabIndex={0}>
        <ol className={styles.strip}>
          {works.map((work, index) => (
            <li
              key={work.title}
              id={idOf(index)}
              className={clsx(wall.wall, styles.room)}
              data-coat={work.wall}
              data-upright={work.picture.height > work.picture.width || undefined}
            >
              <Picture {...work.picture} className={styles.picture} />
              <div className={styles.words}>
                <p className={styles.place}>{work.place}</p>
                <h3 className={styles.title}>
                  <InLanguage mark={work.mark}>{work.title}</InLanguage>
                </h3>
                <p>
                  <InLanguage mark={work.mark}>{work.description}</InLanguage>
                </p>
                <Materials materials={work.materials} className={styles.materials} />
                <WorkLink href={work.href} arrow="right" about={work.title} aboutMark={work.mark}>
                  {caseStudy}
                </WorkLink>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <nav className={styles.plan} aria-label={rooms}>
        <ul>
          {works.map(({ title, place, materials: [first] }, index) => (
            <li key={title}>
              <a
                href={`#${idOf(index)}`}
                aria-current={index === 0 ? 'true' : undefined}
                data-room={idOf(index)}
              >
                <span className={materials.sample} data-material={first?.material} />
                {place}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
