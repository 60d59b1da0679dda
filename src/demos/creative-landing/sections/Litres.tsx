import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { CountUp } from '~/widgets/count-up/CountUp';
import { FoamSection } from '../foam/FoamSection';
import { LITRES } from '../foam/layouts';
import type { litresSchema } from './schemas';
import styles from './litres.module.css';

type LitresProps = z.infer<typeof litresSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** How much air is in a bubble: each stands beside the others at its true size. */
export function Litres({ volumes, unit, className, ...section }: LitresProps) {
  return (
    <FoamSection
      {...section}
      foam="counters"
      isHeadingApart
      className={clsx(styles.section, className)}
      ages={[1, 0, 2, 2]}
      cells={volumes.map((volume, index) => (
        <>
          <p className={styles.value}>
            <CountUp value={LITRES[index] ?? 0} /> <small>{unit}</small>
          </p>
          <p>{volume}</p>
        </>
      ))}
    />
  );
}
