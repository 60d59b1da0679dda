import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { HeadingButton } from '~/ui/section-heading/HeadingButton';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import type { pageIndexSchema } from './page-index.schema';
import styles from './page-index.module.css';
import { language } from '~/lib/languages/language';
import { pageAddress } from '~/lib/languages/page-address';

type PageIndexProps = z.infer<typeof pageIndexSchema> & ComponentPropsWithoutRef<'section'>;

/** What the page and the journal have, from A to Z. */
export function PageIndex({ terms, posts, button, ...rest }: PageIndexProps) {
  const entries = [
    ...terms.map(({ term, at, name }) => ({
      term,
      href: `#${at}`,
      place: name,
      isPost: false,
      mark: {},
    })),
    ...posts.map(({ title, path, day, mark }) => ({
      term: title,
      href: pageAddress(path),
      place: day,
      isPost: true,
      mark,
    })),
  ].sort((a, b) => a.term.localeCompare(b.term, language()));
  return (
    <HeadedSection {...rest}>
      <div>
        <ul className={styles.entries}>
          {entries.map(({ term, href, place, isPost, mark }) => (
            <li key={href + term} className={styles.entry} data-post={isPost || undefined}>
              <a className={styles.link} href={href} {...mark}>
                {term}
              </a>{' '}
              <span className={styles.place}>{place}</span>
            </li>
          ))}
        </ul>
        <p className={styles.more}>
          <HeadingButton {...button} />
        </p>
      </div>
    </HeadedSection>
  );
}
