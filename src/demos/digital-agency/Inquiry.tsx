import type { z } from 'astro/zod';
import type { ReactNode } from 'react';
import type { Brand } from '~/lib/site/brand';
import { WaysToReach } from '~/ui/ways-to-reach/WaysToReach';
import type { inquirySchema } from './inquiry.schema';
import { Sheet, type SheetSectionProps } from './Sheet';
import styles from './inquiry.module.css';

type InquiryProps = z.infer<typeof inquirySchema> &
  SheetSectionProps & {
    /** Whom the form reaches. */
    brand: Brand;
    /** The form, hydrated or not. */
    children: ReactNode;
  };

/** A sheet that is still blank: the form, and how to reach the firm without one. */
export function Inquiry({ brand, children, ...sheet }: InquiryProps) {
  return (
    <Sheet {...sheet} drawn={styles.columns}>
      <div className={styles.form}>{children}</div>
      <WaysToReach brand={brand} className={styles.ways} />
    </Sheet>
  );
}
