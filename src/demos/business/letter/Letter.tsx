import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import type { Brand } from '~/lib/brand';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { Mark } from '../Mark';
import type { letterSchema } from './letter.schema';
import styles from './letter.module.css';

type LetterProps = z.infer<typeof letterSchema> &
  ComponentPropsWithoutRef<'section'> & {
    /** To whom the letter goes. */
    brand: Brand;
  };

/** A form, its `children`, as a sheet of letter paper: whom it goes to, the greeting, the lines. */
export function Letter({ greeting, brand, children, ...rest }: LetterProps) {
  return (
    <HeadedSection {...rest}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <address className={styles.address}>
            {brand.name}
            <br />
            {brand.address}
          </address>
          <span className={styles.stamp}>
            <Mark />
          </span>
        </div>
        <p className={styles.greeting}>{greeting}</p>
        {children}
      </div>
    </HeadedSection>
  );
}
