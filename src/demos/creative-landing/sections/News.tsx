import type { z } from 'astro/zod';
import site from '~site';
import { fill } from '~/lib/words/fill';
import { formatDate, isoDay } from '~/lib/posts/format-date';
import { ButtonLink } from '~/ui/button/Button';
import { FoamSection } from '../foam/FoamSection';
import { MINUTES } from '../foam/layouts';
import type { newsSchema } from './schemas';
import styles from './news.module.css';

/** Latest news: the larger a bubble, the longer one reads. */
export function News({ news, reading, button, ...section }: z.infer<typeof newsSchema>) {
  return (
    <FoamSection
      {...section}
      foam="news"
      cells={news.map(({ title, day, href }, index) => (
        <article key={title} className={styles.item}>
          <h3>
            <a href={href}>{title}</a>
          </h3>
          <p className={styles.meta}>
            <time dateTime={isoDay(new Date(day))}>{formatDate(new Date(day), site.language)}</time>
            <br />
            {fill(reading, { n: MINUTES[index] ?? '' })}
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
