import { clsx } from 'clsx';
import type { z } from 'astro/zod';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { ButtonRow } from '~/ui/button-row/ButtonRow';
import { TypedText } from '~/widgets/typing/TypedText';
import { Chart } from './Chart';
import type { chartHeroSchema } from './chart-hero.schema';
import styles from './chart-hero.module.css';

type ChartHeroProps = z.infer<typeof chartHeroSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** The first screen: the chart of the night, and a sentence typed over it. */
export function ChartHero({
  greeting,
  phrases,
  text,
  buttons,
  className,
  ...rest
}: ChartHeroProps) {
  const headingId = useId();
  return (
    <section {...rest} className={clsx(styles.hero, className)} aria-labelledby={headingId}>
      <div className={styles.words}>
        <h1 id={headingId} className={styles.heading}>
          <span className={styles.greeting}>{greeting}</span>{' '}
          <TypedText phrases={phrases} className={styles.typed} />
        </h1>
        <div className={styles.below}>
          <p className={styles.text}>{text}</p>
          <ButtonRow buttons={buttons} />
        </div>
      </div>
      <Chart className={styles.chart} />
    </section>
  );
}
