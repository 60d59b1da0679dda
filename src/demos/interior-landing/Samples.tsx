import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { fill } from '~/lib/words/fill';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import { Picture } from '~/ui/picture/Picture';
import type { samplesSchema } from './house.schema';
import styles from './samples.module.css';
import wall from './wall.module.css';

type SamplesProps = z.infer<typeof samplesSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** What is on offer, as boards of plaster that hang from the beam, each with its label. */
export function Samples({
  heading,
  text,
  href,
  number,
  services,
  className,
  ...rest
}: SamplesProps) {
  const id = useId();
  return (
    <section {...rest} className={clsx(wall.wall, styles.workshop, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        {text && <p>{text}</p>}
      </div>
      <ol className={styles.boards}>
        {services.map(({ title, length, description, sample }, index) => (
          <li key={title} className={styles.board}>
            <Picture {...sample} className={styles.sample} />
            <div className={styles.label}>
              <p className={styles.number}>
                <span>{fill(number, { number: index + 1 })}</span> <span>{length}</span>
              </p>
              <h3 className={styles.title}>
                <CoverLink href={href}>{title}</CoverLink>
              </h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
