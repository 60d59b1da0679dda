import type { z } from 'astro/zod';
import { CountUp } from '~/widgets/count-up/CountUp';
import type { footageSchema } from './footage.schema';
import styles from './footage.module.css';
import { Scene } from './roll/Scene';

/** What went through the gate, on the wheels of a footage counter: the first is the sum of the others. */
export function Footage({ counters, ...scene }: z.infer<typeof footageSchema>) {
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
