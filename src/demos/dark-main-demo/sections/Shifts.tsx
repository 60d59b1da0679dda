import type { z } from 'astro/zod';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { ButtonLink } from '~/ui/button/Button';
import { Stretch, type StretchWay } from '../ribbon/Stretch';
import type { shiftsSchema } from './shifts.schema';
import { BOX, threads } from './threads';
import styles from './shifts.module.css';

type ShiftsProps = z.infer<typeof shiftsSchema> &
  StretchWay &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Who works when: the ribbon taken apart into fourteen threads, one a person. */
export function Shifts({ text, drawing, shifts, button, ...rest }: ShiftsProps) {
  const [day, night] = [useId(), useId()];
  return (
    <Stretch {...rest}>
      <div className={styles.text}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.day}>
        <svg
          className={styles.threads}
          viewBox={`0 0 ${BOX.width} ${BOX.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={drawing}
        >
          {[
            { id: day, colour: 'var(--palette-highlight-75)', dark: 'var(--palette-plum-31)' },
            { id: night, colour: 'var(--palette-lilac-77)', dark: 'var(--palette-violet-30)' },
          ].map(({ id, colour, dark }) => (
            <linearGradient
              key={id}
              id={id}
              gradientUnits="userSpaceOnUse"
              x1="0"
              x2="0"
              y1="0"
              y2={BOX.height}
            >
              <stop offset="0" stopColor="var(--palette-amber-94)" />
              <stop offset="0.4" stopColor={colour} />
              <stop offset="0.72" stopColor={dark} />
            </linearGradient>
          ))}
          {threads().map(({ path, isNight }) => (
            <path key={path} d={path} stroke={`url(#${isNight ? night : day})`} />
          ))}
        </svg>
        <ol className={styles.hours}>
          {shifts.map(({ hour, title }) => (
            <li key={hour}>
              <b>{hour}</b> {title}
            </li>
          ))}
        </ol>
      </div>
      <ButtonLink href={button.href} className={styles.button}>
        {button.label}
      </ButtonLink>
    </Stretch>
  );
}
