import type { z } from 'astro/zod';
import { isoDay } from '~/lib/posts/format-date';
import { withBase } from '~/lib/routes/url';
import { ButtonLink } from '~/ui/button/Button';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import { Picture } from '~/ui/picture/Picture';
import { FoamSection } from '../foam/FoamSection';
import type { newsSchema } from './schemas';
import styles from './news.module.css';

/** Latest news: a string of bubbles, the freshest the largest, each with a small one for its picture. */
export function News({ posts, button, ...section }: z.infer<typeof newsSchema>) {
  return (
    <FoamSection
      {...section}
      foam="news"
      cells={posts.map(({ path, title, cover, day, date, author }) => (
        <article key={path} className={styles.item}>
          <Picture {...cover} sizes="12rem" className={styles.cover} />
          <h3>
            <CoverLink href={withBase(path)}>{title}</CoverLink>
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
