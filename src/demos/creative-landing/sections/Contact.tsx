import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { Brand } from '~/lib/site/brand';
import { Section } from '~/ui/section/Section';
import { EmailLink } from '~/ui/email-link/EmailLink';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import { Talk } from '../Said';
import type { contactSchema } from './schemas';
import styles from './contact.module.css';

interface ContactProps
  extends z.infer<typeof contactSchema>, Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  brand: Brand;
  /** The form. */
  children: ReactNode;
}

/** A form under half a bubble that stands on the wet floor, and a smaller one with the ways to call. */
export function Contact({
  heading,
  text,
  lines,
  brand,
  children,
  className,
  ...rest
}: ContactProps) {
  const headingId = useId();
  const [email = ''] = brand.emails;
  return (
    <Section {...rest} className={clsx(styles.section, className)} aria-labelledby={headingId}>
      <div className={styles.floor}>
        <div className={styles.dome}>
          <header className={styles.head}>
            <h2 id={headingId} className={styles.title}>
              {heading}
            </h2>
            {text && <Talk lines={text} />}
          </header>
          {children}
        </div>
        <dl className={styles.lines}>
          <div>
            <dt>{lines.call}</dt>
            <dd>
              <PhoneLink phone={brand.phone} />
            </dd>
          </div>
          <div>
            <dt>{lines.write}</dt>
            <dd>
              <EmailLink email={email} />
            </dd>
          </div>
          <div>
            <dt>{lines.visit}</dt>
            <dd>{brand.address}</dd>
          </div>
        </dl>
      </div>
    </Section>
  );
}
