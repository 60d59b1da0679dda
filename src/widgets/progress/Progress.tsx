import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { percentOf } from '~/lib/words/formats';
import styles from './progress.module.css';

/** Props of a percentage, including its element's attributes. */
export interface ProgressProps extends Omit<ComponentPropsWithoutRef<'label'>, 'children'> {
  label: string;
  /** Per cent, 0 to 100. */
  value: number;
  /** The id of the element that explains it. */
  describedBy?: string;
}

/**
 * A percentage as a bar: a native meter for assistive technology, and a drawing. The colour is
 * `--progress-color`, or the accent. It fills once when it comes into view, with CSS alone. A look
 * of its own belongs in the layer `widgets`, above the looks of sections.
 *
 * Slots: label, value, drawing, track, fill.
 */
export function Progress(props: ProgressProps) {
  return (
    <Share {...props}>
      <svg
        className={styles.drawing}
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        data-slot="drawing"
        aria-hidden="true"
      >
        <path className={styles.track} d="M0 0H100V1H0z" data-slot="track" />
        <path className={styles.fill} d={`M0 0H${props.value}V1H0z`} data-slot="fill" />
      </svg>
    </Share>
  );
}

/** A percentage as a ring around its figure; otherwise like `Progress`. */
export function ProgressRing({ className, ...rest }: ProgressProps) {
  const circle = { cx: 50, cy: 50, r: 45 };
  return (
    <Share {...rest} className={clsx(styles.ring, className)}>
      <svg className={styles.drawing} viewBox="0 0 100 100" data-slot="drawing" aria-hidden="true">
        <circle className={styles.track} {...circle} data-slot="track" />
        <circle
          className={styles.fill}
          {...circle}
          pathLength="100"
          strokeDasharray={`${rest.value} 100`}
          data-slot="fill"
        />
      </svg>
    </Share>
  );
}

/** The parts that a bar and a ring share: the label, the figure, the meter. */
function Share({
  label,
  value,
  className,
  describedBy,
  children,
  ...rest
}: ProgressProps & { children: ReactNode }) {
  return (
    <label {...rest} className={clsx(styles.progress, className)}>
      <span className={styles.label} data-slot="label">
        {label}
      </span>
      <span className={styles.value} data-slot="value" aria-hidden="true">
        {percentOf(value)}
      </span>
      <meter
        className="visually-hidden"
        min={0}
        max={100}
        value={value}
        aria-describedby={describedBy}
      >
        {percentOf(value)}
      </meter>
      {children}
    </label>
  );
}
