import type { z } from 'astro/zod';
import { useId } from 'react';
import { Band } from '~/ui/band/Band';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import { Progress } from '~/widgets/progress/Progress';
import type { progressBarsSchema } from './progress-bars.schema';
import styles from './progress-bars.module.css';

/** A heading, and how much there is of each of a few things. */
export function ProgressBars({
  id,
  heading,
  text,
  look,
  coloured,
  bars,
}: z.infer<typeof progressBarsSchema>) {
  const headingId = useId();
  return (
    <Band id={id} aria-labelledby={headingId}>
      <div className={styles.group} data-look={look} data-coloured={coloured || undefined}>
        <SectionHeading
          id={headingId}
          heading={heading}
          {...(text !== undefined && { text })}
          layout={look === 'line' || look === 'ruler' ? 'below' : 'beside'}
        />
        <ul className={styles.bars}>
          {bars.map(({ title, percentage }) => (
            <li key={title} className={styles.bar}>
              <Progress label={title} value={percentage} look={look} />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
