import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import wall from '../wall/wall.module.css';
import type { lendersSchema } from './lenders.schema';
import { Silhouette } from './Silhouette';
import styles from './lenders.module.css';

type LendersProps = z.infer<typeof lendersSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** People on the gallery's floor, each as tall as they are, and above them what they say. */
export function Lenders({ people, className, ...rest }: LendersProps) {
  return (
    <HeadedSection
      {...rest}
      className={clsx(wall.look, styles.lenders, className)}
      data-storey="lower"
    >
      {/* It scrolls in narrow windows, and holds nothing that takes the focus. */}
      <div className={styles.strip} role="group" aria-label={rest.heading} tabIndex={0}>
        <ul className={styles.list}>
          {people.map(({ quote, name, role, person }) => (
            <li key={name} className={styles.lender}>
              <figure>
                <blockquote className={styles.quote}>
                  <p>{quote}</p>
                </blockquote>
                <figcaption className={styles.who}>
                  <span className={styles.name}>{name}</span>
                  <span>{role}</span>
                </figcaption>
              </figure>
              <Silhouette person={person} />
            </li>
          ))}
        </ul>
      </div>
    </HeadedSection>
  );
}
