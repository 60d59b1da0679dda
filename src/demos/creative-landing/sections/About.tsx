import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { Said } from '../Said';
import { FoamSection } from '../foam/FoamSection';
import type { aboutSchema } from './schemas';

type AboutProps = z.infer<typeof aboutSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** What the firm is: two halves and the walls between. */
export function About({ halves, ...section }: AboutProps) {
  return (
    <FoamSection
      {...section}
      foam="about"
      cells={halves.map(({ title, by, text }) => (
        <>
          <h3>{title}</h3>
          <p>
            <Said by={by} says={text} />
          </p>
        </>
      ))}
    />
  );
}
