import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { fill } from '~/lib/words/fill';
import { isoDay } from '~/lib/posts/format-date';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { TextLink } from '~/ui/text-link/TextLink';
import { isoWeek } from './iso-week';
import type { weeksSchema } from './weeks.schema';
import styles from './weeks.module.css';
import { pageAddress } from '~/lib/languages/page-address';

type WeeksProps = z.infer<typeof weeksSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** One line a week, the newest first: a post where there is one, else what happened. */
export function Weeks({ posts, notes, week, button, ...rest }: WeeksProps) {
  const lines = [
    ...posts.map(({ date, title, path, mark }) => ({ date, text: title, path, mark })),
    ...notes.map((note) => ({ ...note, path: undefined, mark: {} })),
  ].sort((a, b) => b.date.getTime() - a.date.getTime());
  return (
    <HeadedSection
      {...rest}
      more={button && <TextLink href={button.href}>{button.label}</TextLink>}
    >
      <ol className={styles.weeks}>
        {lines.map(({ date, text, path, mark }) => {
          const Line = path === undefined ? 'p' : 'article';
          return (
            <li key={text} className={styles.week}>
              <Line className={styles.line}>
                <time className={styles.number} dateTime={isoDay(date)}>
                  {fill(week, { week: isoWeek(date) })}
                </time>{' '}
                {path === undefined ? (
                  text
                ) : (
                  <h3 className={styles.title}>
                    <a href={pageAddress(path)} {...mark}>
                      {text}
                    </a>
                  </h3>
                )}
              </Line>
            </li>
          );
        })}
      </ol>
    </HeadedSection>
  );
}
