import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { isoDay } from '~/lib/posts/format-date';
import { ButtonLink } from '~/ui/button/Button';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { Picture } from '~/ui/picture/Picture';
import { FoamSection } from '../foam/FoamSection';
import type { newsSchema } from './schemas';
import styles from './news.module.css';
import { pageAddress } from '~/lib/languages/page-address';

type NewsProps = z.infer<typeof newsSchema> & Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Latest news: a string of bubbles, the freshest the largest, each with a small one for its picture. */
export function News({ posts, button, ...section }: NewsProps) {
  return (
    <FoamSection
      {...section}
      foam="news"
      cells={posts.map(({ path, title, cover, day, date, author, mark }) => (
        <article key={path} className={styles.item}>
          <Picture {...cover} sizes="12rem" className={styles.cover} />
          <h3>
            <CoverLink href={pageAddress(path)}>
              <InLanguage mark={mark}>{title}</InLanguage>
            </CoverLink>
          </h3>
          <p className={styles.meta}>
            <span className={styles.author}>{author.name}</span>
            <time dateTime={isoDay(date)}>{day}</time>
          </p>
        </article>
      ))}
      after={
        <p className={styles.all}>
          <ButtonLink href={button.href} variant="outline">
            {button.label}
          </ButtonLink>
        </p>
      }
    />
  );
}
