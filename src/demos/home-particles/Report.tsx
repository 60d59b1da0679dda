import type { z } from 'astro/zod';
import type { ReactNode, ComponentPropsWithoutRef } from 'react';
import type { Brand } from '~/lib/site/brand';
import { words } from '~/lib/words/words';
import { EmailLink } from '~/ui/email-link/EmailLink';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import type { reportSchema } from './report.schema';
import { Sheet } from './Sheet';
import styles from './report.module.css';

type ReportProps = z.infer<typeof reportSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'> & {
    /** Whom the report reaches. */
    brand: Brand;
    /** The form, hydrated or not. */
    children: ReactNode;
  };

/** A position still blank, how to reach the firm without a form, and the form. */
export function Report({ blanks, brand, children, ...rest }: ReportProps) {
  const { call, write, visit } = words.contactLines;
  return (
    <Sheet {...rest}>
      <div className={styles.columns}>
        <div className={styles.beside}>
          <p className={styles.blanks} aria-hidden="true">
            {blanks.map((blank) => (
              <span key={blank} dir="ltr">
                {blank}
              </span>
            ))}
          </p>
          <dl className={styles.lines}>
            <dt>{call}</dt>
            <dd>
              <PhoneLink phone={brand.phone} />
            </dd>
            <dt>{write}</dt>
            {brand.emails.map((email) => (
              <dd key={email}>
                <EmailLink email={email} />
              </dd>
            ))}
            <dt>{visit}</dt>
            <dd>{brand.address}</dd>
          </dl>
        </div>
        {children}
      </div>
    </Sheet>
  );
}
