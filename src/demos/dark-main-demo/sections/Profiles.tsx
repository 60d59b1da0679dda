import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { Stretch, type StretchWay } from '../ribbon/Stretch';
import { BOX, outlines, type Outline } from './outlines';
import type { profilesSchema } from './profiles.schema';
import styles from './profiles.module.css';

type ProfilesProps = z.infer<typeof profilesSchema> &
  StretchWay &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** What clients say, each below their own outline: one neon tube, bent into one face after another. */
export function Profiles({ quotes, ...rest }: ProfilesProps) {
  return (
    <Stretch {...rest}>
      <ul className={styles.people}>
        {quotes.map(({ quote, name, role, outline }) => (
          <li key={name} className={styles.person}>
            <Drawing outline={outline} />
            <figure className={styles.words}>
              <blockquote className={styles.quote}>
                <p>{quote}</p>
              </blockquote>
              <figcaption>
                <b>{name}</b>
                <span className={styles.role}>{role}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Stretch>
  );
}

/** Neon is drawn three times: its glow, its glass, and the light in it. */
function Drawing({ outline }: { outline: Outline }) {
  const { head, more } = outlines[outline];
  const ids = [`${outline}-head`, `${outline}-more`] as const;
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true">
      <defs>
        <path id={ids[1]} d={more.join('')} />
        <path id={ids[0]} d={head} />
      </defs>
      {(['glow', 'haze', 'glass', 'core'] as const).map((part) => (
        <g key={part} className={styles[part]}>
          <use href={`#${ids[1]}`} className={styles.second} />
          <use href={`#${ids[0]}`} />
        </g>
      ))}
    </svg>
  );
}
