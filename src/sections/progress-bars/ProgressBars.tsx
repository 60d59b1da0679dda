import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { slots } from '~/lib/slots';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { Progress, type ProgressProps } from '~/widgets/progress/Progress';
import type { progressBarsSchema } from './progress-bars.schema';
import styles from './progress-bars.module.css';

interface ProgressBarsProps
  extends
    z.infer<typeof progressBarsSchema>,
    Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** What shows each share: `Progress`, or for example `ProgressRing`. */
  meter?: (props: ProgressProps) => ReactNode;
  /** The look of each meter, a class. */
  meterClassName?: string | undefined;
}

/** The parts that a look reaches. */
const slot = slots<'list' | 'item'>();

/** A heading, and how much there is of each of a few things. */
export function ProgressBars({
  bars,
  meter: Meter = Progress,
  meterClassName,
  ...rest
}: ProgressBarsProps) {
  return (
    <HeadedSection {...rest}>
      <ul className={styles.list} data-slot={slot('list')}>
        {bars.map(({ title, percentage }, index) => (
          <li key={index} data-slot={slot('item')}>
            <Meter label={title} value={percentage} className={meterClassName} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
