import { clsx } from 'clsx';
import type { z } from 'astro/zod';
import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { slots } from '~/lib/slots';
import { Section } from '~/ui/section/Section';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import { CountUp } from '~/widgets/count-up/CountUp';
import type { countersSchema } from './counters.schema';
import styles from './counters.module.css';

interface CountersProps
  extends z.infer<typeof countersSchema>, Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Decoration of each counter, behind its number; the first counter has the index 0. */
  ornament?: (index: number) => ReactNode;
  /** Content behind the whole section: a picture, particles. */
  children?: ReactNode;
}

/** Slots that looks can style. */
const slot = slots<'list' | 'item' | 'value' | 'title'>();

/** Numbers that count up when they scroll into view. */
export function Counters({
  label,
  heading,
  text,
  counters,
  ornament,
  className,
  children,
  ...rest
}: CountersProps) {
  const headingId = useId();
  return (
    <Section {...rest} className={clsx(styles.counters, className)} aria-labelledby={headingId}>
      {children}
      <SectionHeading id={headingId} heading={heading} label={label} text={text} />
      <ul className={styles.list} data-slot={slot('list')}>
        {counters.map(({ value, title }, index) => (
          <li key={index} className={styles.item} data-slot={slot('item')}>
            {ornament?.(index)}
            <CountUp className={styles.value} value={value} data-slot={slot('value')} />
            <span className={styles.title} data-slot={slot('title')}>
              {title}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
