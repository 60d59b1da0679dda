import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { decimetres } from '../works/Work';
import wall from '../wall/wall.module.css';
import type { lendersSchema } from './lenders.schema';
import styles from './lenders.module.css';

type LendersProps = z.infer<typeof lendersSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Prints of lenders' hands, pinned up at one scale, and below each its label with what they say. */
export function Lenders({ people, className, ...rest }: LendersProps) {
  return (
    <HeadedSection {...rest} className={clsx(wall.look, className)} data-storey="lower">
      <ul className={styles.list}>
        {people.map(({ quote, name, role, cm: [width, height], hand }) => (
          <li key={name} className={styles.lender}>
            <div className={styles.place}>
              <div className={styles.sheet}>
                <img
                  className={styles.hand}
                  src={hand.src}
                  alt={hand.alt}
                  width={Math.ceil(width)}
                  height={Math.ceil(height)}
                  loading="lazy"
                />
                {/* Its size in decimetres; the policy allows no style of its own. */}
                <svg
                  className={styles.size}
                  viewBox={`0 0 ${width} ${height}`}
                  width={decimetres(width)}
                  height={decimetres(height)}
                  aria-hidden="true"
                />
              </div>
            </div>
            <figure className={styles.label}>
              <blockquote className={styles.quote}>
                <p>{quote}</p>
              </blockquote>
              <figcaption className={styles.who}>
                <span className={styles.name}>{name}</span>
                <span>{role}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
