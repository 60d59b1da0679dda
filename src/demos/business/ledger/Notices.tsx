import { clsx } from 'clsx';
import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { isoDay } from '~/lib/posts/format-date';
import type { newsSchema } from '~/sections/news/news.schema';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { HeadingButton } from '~/ui/section-heading/HeadingButton';
import ledger from './ledger.module.css';
import styles from './notices.module.css';
import { pageAddress } from '~/lib/languages/page-address';

type NoticesProps = z.infer<typeof newsSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Latest news as notices entered in a book: the day, what was said, who said it. */
export function Notices({ posts, button, ...rest }: NoticesProps) {
  return (
    <HeadedSection {...rest}>
      <div className={ledger.book}>
        {posts.map(({ title, path, category, author, excerpt, date, day, mark }) => (
          <article key={path} className={clsx(ledger.row, styles.notice)}>
            <p className={styles.day}>
              <time dateTime={isoDay(date)}>{day}</time>
            </p>
            <div className={ledger.text}>
              <h3 className={styles.title}>
                <CoverLink className={styles.link} href={pageAddress(path)}>
                  <InLanguage mark={mark}>{title}</InLanguage>
                </CoverLink>
              </h3>
              <p className={styles.text}>
                <InLanguage mark={mark}>{excerpt}</InLanguage>
              </p>
            </div>
            <p className={styles.by}>
              {author.name}
              <span className={ledger.unit}>{category}</span>
            </p>
          </article>
        ))}
      </div>
      {button && (
        <p className={styles.all}>
          <HeadingButton {...button} />
        </p>
      )}
    </HeadedSection>
  );
}
