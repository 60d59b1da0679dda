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
  /** The component for each percentage: `Progress`, or for example `ProgressRing`. */
  meter?: (props: ProgressProps) => ReactNode;
  /** A class for each meter's look. */
  meterClassName?: string | undefined;
}

/** Slots that looks can style. */
const slot = slots<'list' | 'item'>();

/** A heading with several percentages, each shown by a meter. */
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
