import type { z } from 'astro/zod';
import type { ReactNode } from 'react';
import type { Brand } from '~/lib/site/brand';
import { WaysToReach } from '~/ui/ways-to-reach/WaysToReach';
import { Sheet } from '../line/Sheet';
import type { hireSchema } from './hire.schema';
import styles from './hire.module.css';

interface HireProps extends z.infer<typeof hireSchema> {
  /** Whom one writes to. */
  brand: Brand;
  /** The form, hydrated or not. */
  children: ReactNode;
}

/** The last page is the visitor's: fields on the line, and the other ways to reach him. */
export function Hire({ brand, children, ...rest }: HireProps) {
  return (
    <Sheet {...rest} paper="white" from="start" doodle="cup" rail="end">
      <div className={styles.columns}>
        <div className={styles.form}>{children}</div>
        <WaysToReach brand={brand} className={styles.ways} />
      </div>
    </Sheet>
  );
}
