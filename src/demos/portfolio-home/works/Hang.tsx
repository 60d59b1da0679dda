import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { Dog } from '../people/Dog';
import { TextLink } from '~/ui/text-link/TextLink';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import wall from '../wall/wall.module.css';
import { HangingPlan, anchorOf } from './HangingPlan';
import { Work } from './Work';
import type { hangSchema } from './hang.schema';
import styles from './hang.module.css';

type HangProps = z.infer<typeof hangSchema> & ComponentPropsWithoutRef<'section'>;

/**
 * Works along the walls, at one scale and one eye line, in a strip that is walked along sideways; the
 * plan below it leads to each.
 */
export function Hang({ label, heading, text, plan, more, walls, className, ...rest }: HangProps) {
  const headingId = useId();
  const works = walls.flatMap((one) => one.works);
  return (
    <section
      {...rest}
      className={clsx(wall.look, styles.hang, className)}
      aria-labelledby={headingId}
    >
      <div className={styles.strip} data-slot="strip">
        <div className={styles.run}>
          <Dog className={styles.dog} />
          {walls.map(({ name, paint, works: hung }, index) => (
            <div key={index} className={styles.stretch} data-paint={paint}>
              {index === 0 && (
                <SectionHeading id={headingId} label={label} heading={heading} text={text} />
              )}
              {name && <p className={styles.name}>{name}</p>}
              <ul className={styles.works}>
                {hung.map((work) => (
                  <li
                    key={work.title}
                    id={anchorOf(works.indexOf(work) + 1)}
                    className={styles.place}
                  >
                    <Work {...work} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.below}>
        <HangingPlan label={plan} works={works} />
        <TextLink href={more.href}>{more.label}</TextLink>
      </div>
    </section>
  );
}
