import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { fill } from '~/lib/words/fill';
import { ButtonLink } from '~/ui/button/Button';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { Stretch, type StretchWay } from '../ribbon/Stretch';
import { shareOfNight } from './hours';
import type { timetableSchema } from './timetable.schema';
import styles from './timetable.module.css';
import { pageAddress } from '~/lib/languages/page-address';

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

type TimetableProps = z.infer<typeof timetableSchema> &
  StretchWay &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** News as a night's timetable: a line for each post, from the hour at which it was begun. */
export function Timetable({ posts, button, hours, night, runs, ...rest }: TimetableProps) {
  return (
    <Stretch
      {...rest}
      more={
        <ButtonLink href={button.href} className={styles.button}>
          {button.label}
        </ButtonLink>
      }
    >
      <div className={styles.table}>
        <p className={styles.hours} aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </p>
        <ol className={styles.lines}>
          {posts.map(({ path, title, category, date, day, mark }, index) => {
            const { from, to } = runs[index % runs.length] ?? { from: '', to: '' };
            const [start, end] = [shareOfNight(from, hours), shareOfNight(to, hours)].map(percent);
            return (
              <li key={path} className={styles.line}>
                <svg className={styles.drawing} width="100%" height="28" aria-hidden="true">
                  <line className={styles.way} x1="0" x2="100%" y1="14" y2="14" />
                  <line x1={start} x2={end} y1="14" y2="14" />
                  <circle cx={start} cy="14" r="9" />
                  <circle cx={end} cy="14" r="9" />
                </svg>
                <article className={styles.post}>
                  <h3 className={styles.title}>
                    <CoverLink href={pageAddress(path)}>
                      <InLanguage mark={mark}>{title}</InLanguage>
                    </CoverLink>
                  </h3>
                  <p className={styles.facts}>
                    <span>{category}</span> <time dateTime={date.toISOString()}>{day}</time>{' '}
                    <span>{fill(night, { from, to })}</span>
                  </p>
                </article>
              </li>
            );
          })}
        </ol>
      </div>
    </Stretch>
  );
}
