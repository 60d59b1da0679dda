import { clsx } from 'clsx';
import type { z } from 'astro/zod';
import { useId, type ComponentPropsWithoutRef } from 'react';
import type { Brand } from '~/lib/site/brand';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import { WaysToReach } from '~/ui/ways-to-reach/WaysToReach';
import { Star } from '../sky/Star';
import type { dawnContactSchema } from './dawn-contact.schema';
import styles from './dawn-contact.module.css';

interface DawnContactProps
  extends z.infer<typeof dawnContactSchema>, ComponentPropsWithoutRef<'section'> {
  /** Whom one writes to. */
  brand: Brand;
}

/** Daybreak over one last star; below it, in the light, the form that is its `children`. */
export function DawnContact({
  star,
  heading,
  text,
  brand,
  className,
  children,
  ...rest
}: DawnContactProps) {
  const headingId = useId();
  return (
    <section {...rest} className={clsx(styles.dawn, className)} aria-labelledby={headingId}>
      <div className={styles.inner}>
        <p className={styles.last}>
          <Star />
          {star}
        </p>
        <SectionHeading id={headingId} heading={heading} text={text} />
        <WaysToReach brand={brand} className={styles.lines} />
        <div className={styles.form}>{children}</div>
      </div>
    </section>
  );
}
