import site from '~site';
import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import type { Brand } from '~/lib/site/brand';
import { OwnLogo } from '~/sections/site-header/OwnLogo';
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
          <span className={styles.stamp}>{stampOf(brand)}</span>
        </div>
        <p className={styles.greeting}>{greeting}</p>
        {children}
      </div>
    </HeadedSection>
  );
}

/** What a stamp shows: the firm's mark; on an owner's site their logo, or the first letter of their name. */
function stampOf({ name }: Brand) {
  if (site.homeBrands) return <Mark />;
  if (site.logo) return <OwnLogo logo={site.logo} isOnDark />;
  return <b aria-hidden="true">{Array.from(name)[0]}</b>;
}
