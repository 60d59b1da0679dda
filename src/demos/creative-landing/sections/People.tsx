import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { fill } from '~/lib/words/fill';
import { FoamSection } from '../foam/FoamSection';
import { LUNGS } from '../foam/layouts';
import { Head } from './Head';
import type { peopleSchema } from './schemas';
import styles from './measure.module.css';

type PeopleProps = z.infer<typeof peopleSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Four people, two and two: each blows as large a bubble as their lungs allow. */
export function People({ people, air, ...section }: PeopleProps) {
  return (
    <FoamSection
      {...section}
      foam="team"
      isHeadingApart
      cells={people.map(({ name, role }, index) => (
        <>
          <h3>{name}</h3>
          <p>{role}</p>
          <p className={styles.measure}>{fill(air, { n: LUNGS[index] ?? '' })}</p>
        </>
      ))}
    >
      {people.map(({ name }, index) => (
        <Head key={name} index={index} />
      ))}
    </FoamSection>
  );
}
