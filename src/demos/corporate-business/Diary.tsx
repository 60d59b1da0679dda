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

/** The year's line with a number on each week that bent it, and below each quarter what happened. */
export function Diary({ events, button, year, className, ...rest }: DiaryProps) {
  const weeks = totalsOf(year.companies);
  const highest = Math.max(...weeks);
  const numbered = events.map((event, index) => ({ ...event, number: index + 1 }));
  const quarterOf = (week: number) => Math.floor((week - 1) / QUARTER);
  return (
    <HeadedSection {...rest} className={clsx(styles.diary, className)}>
      <Plot
        className={styles.plot}
        marks={events.map(({ week }, index) => {
          const x = `${((week - 0.5) / WEEKS) * 100}%`;
          const y = `${heightOf(weeks[week - 1] ?? 0, highest)}%`;
          return (
            <g key={week}>
              <circle cx={x} cy={y} r="14" />
              <text x={x} y={y} dy="0.36em" textAnchor="middle">
                {index + 1}
              </text>
            </g>
          );
        })}
      >
        <path className={styles.line} d={line(weeks, highest)} fill="none" />
      </Plot>
      <ol className={styles.quarters}>
        {year.quarters.map((name, quarter) => (
          <li key={name}>
            <h3 className={styles.quarter}>{name}</h3>
            <ol className={styles.events}>
              {numbered
                .filter(({ week }) => quarterOf(week) === quarter)
                .map(({ week, date, text, number }) => (
                  <li key={week} className={styles.event} value={number}>
                    <p className={styles.date}>
                      <b>
                        <span className={styles.number}>{number}</span> {date}
                      </b>{' '}
                      <span>{fill(year.week, { week })}</span>
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
