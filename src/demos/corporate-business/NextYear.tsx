import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { ButtonLink } from '~/ui/button/Button';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import type { nextYearSchema } from './next-year.schema';
import styles from './next-year.module.css';
import { WEEKS } from './year/constants';
import { Plot } from './year/Plot';
import { bar, bars } from './year/plots';

type NextYearProps = z.infer<typeof nextYearSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Fifty-two empty bars, of which those are filled whose weeks have a day that is fixed. */
export function NextYear({ dates, button, ...rest }: NextYearProps) {
  return (
    <HeadedSection {...rest}>
      <Plot className={styles.plot}>
        <path
          className={styles.empty}
          d={bars(
            Array.from({ length: WEEKS }, () => 1),
            1,
          )}
        />
        <path className={styles.fixed} d={dates.map(({ week }) => bar(week - 1, 1, 1)).join('')} />
      </Plot>
      <ol className={styles.dates}>
        {dates.map(({ date, text }) => (
          <li key={date}>
            <b className={styles.date}>{date}</b> {text}
          </li>
        ))}
      </ol>
      <p className={styles.more}>
        <ButtonLink href={button.href} className={styles.button}>
          {button.label}
        </ButtonLink>
      </p>
    </HeadedSection>
  );
}
