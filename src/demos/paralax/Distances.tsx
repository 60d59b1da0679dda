import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { Picture } from '~/ui/picture/Picture';
import { CountUp } from '~/widgets/count-up/CountUp';
import styles from './distances.module.css';
import { Layer } from './Layer';
import { Stars } from './Stars';
import type { distancesSchema } from './travel.schema';

type DistancesProps = z.infer<typeof distancesSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** A distance board before the night: what is counted, and how many, a plank each. */
export function Distances({ counters, picture, className, ...sign }: DistancesProps) {
  const planks = (
    <dl className={styles.planks}>
      {counters.map(({ value, title }) => (
        <div key={title} className={styles.plank}>
          <dt>{title}</dt>
          <dd className={styles.value}>
            <CountUp value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Layer
      ridge="buttes"
      ground="night"
      className={clsx(styles.night, className)}
      hung={planks}
      {...sign}
    >
      <Picture {...picture} className={styles.picture} />
      <Stars />
    </Layer>
  );
}
