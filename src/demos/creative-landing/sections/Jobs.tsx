import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { fill } from '~/lib/words/fill';
import { Said } from '../Said';
import { FoamSection } from '../foam/FoamSection';
import { WEEKS } from '../foam/layouts';
import type { jobsSchema } from './schemas';
import styles from './measure.module.css';

type JobsProps = z.infer<typeof jobsSchema> & Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Six services: the larger a bubble, the earlier one asks for it. */
export function Jobs({ jobs, ahead, ...section }: JobsProps) {
  return (
    <FoamSection
      {...section}
      foam="services"
      cells={jobs.map(({ title, by, text }, index) => (
        <>
          <h3>{title}</h3>
          <p>
            <Said by={by} says={text} />
          </p>
          <p className={styles.measure}>{fill(ahead, { n: WEEKS[index] ?? '' })}</p>
        </>
      ))}
    />
  );
}
