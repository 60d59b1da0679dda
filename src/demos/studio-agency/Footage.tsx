import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { CountUp } from '~/widgets/count-up/CountUp';
import type { footageSchema } from './footage.schema';
import styles from './footage.module.css';
import { Scene } from './roll/Scene';

type FootageProps = z.infer<typeof footageSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** What went through the gate, on the wheels of a footage counter: the first is the sum of the others. */
export function Footage({ counters, ...scene }: FootageProps) {
  return (
    <Scene {...scene}>
      <ul className={styles.counters}>
        {counters.map(({ value, title }) => (
          <li key={title} className={styles.counter}>
            <CountUp className={styles.wheels} value={value} />
            <span className={styles.title}>{title}</span>
          </li>
        ))}
      </ul>
    </Scene>
  );
}
