import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { TextLink } from '~/ui/text-link/TextLink';
import { fill } from '~/lib/words/fill';
import type { diarySchema } from './diary.schema';
import styles from './diary.module.css';
import { QUARTER, WEEKS } from './year/constants';
import { Plot } from './year/Plot';
import { heightOf, line } from './year/plots';
import { totalsOf } from './year/year';
import type { Year } from './year/year.schema';

type DiaryProps = z.infer<typeof diarySchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'> & { year: Year };

/** The year's line with a mark on each week that bent it, and below each quarter what happened. */
export function Diary({ events, button, year, className, ...rest }: DiaryProps) {
  const weeks = totalsOf(year.companies);
  const highest = Math.max(...weeks);
  const quarterOf = (week: number) => Math.floor((week - 1) / QUARTER);
  return (
    <HeadedSection {...rest} className={clsx(styles.diary, className)}>
      <Plot
        className={styles.plot}
        marks={events.map(({ week }) => (
          <circle
            key={week}
            cx={`${((week - 0.5) / WEEKS) * 100}%`}
            cy={`${heightOf(weeks[week - 1] ?? 0, highest)}%`}
            r="9"
          />
        ))}
      >
        <path className={styles.line} d={line(weeks, highest)} fill="none" />
      </Plot>
      <ol className={styles.quarters}>
        {year.quarters.map((name, quarter) => (
          <li key={name}>
            <h3 className={styles.quarter}>{name}</h3>
            <ol className={styles.events}>
              {events
                .filter(({ week }) => quarterOf(week) === quarter)
                .map(({ week, date, text }) => (
                  <li key={week} className={styles.event}>
                    <svg className={styles.mark} aria-hidden="true">
                      <line x2="100%" y1="50%" y2="50%" />
                      <circle
                        cx={`${(((week - 1) % QUARTER) + 0.5) * (100 / QUARTER)}%`}
                        cy="50%"
                        r="6"
                      />
                    </svg>
                    <p className={styles.date}>
                      <b>{date}</b> <span>{fill(year.week, { week })}</span>
                    </p>
                    <p>{text}</p>
                  </li>
                ))}
            </ol>
          </li>
        ))}
      </ol>
      <p className={styles.more}>
        <TextLink href={button.href}>{button.label}</TextLink>
      </p>
    </HeadedSection>
  );
}
