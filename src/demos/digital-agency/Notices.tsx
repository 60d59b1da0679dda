import type { z } from 'astro/zod';
import { fill } from '~/lib/words/fill';
import { ButtonLink } from '~/ui/button/Button';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import type { noticesSchema } from './notices.schema';
import { Sheet, type SheetSectionProps } from './Sheet';
import styles from './notices.module.css';
import { pageAddress } from '~/lib/languages/page-address';

type NoticesProps = z.infer<typeof noticesSchema> & SheetSectionProps;

/** The newest posts as change notices: no picture, a line each. */
export function Notices({ posts, button, number, ...sheet }: NoticesProps) {
  return (
    <Sheet {...sheet}>
      <ol className={styles.list}>
        {posts.map(({ path, title, category, excerpt, date, day }) => {
          const iso = date.toISOString().slice(0, 10);
          return (
            <li key={path}>
              <article className={styles.notice}>
                <p className={styles.number}>{fill(number, { number: iso.replaceAll('-', '') })}</p>
                <h3 className={styles.title}>
                  <CoverLink href={pageAddress(path)}>{title}</CoverLink>
                </h3>
                <p className={styles.text}>{excerpt}</p>
                <p className={styles.meta}>
                  <time dateTime={date.toISOString()}>{day}</time>
                  <span>{category}</span>
                </p>
              </article>
            </li>
          );
        })}
      </ol>
      <p className={styles.all}>
        <ButtonLink href={button.href} variant="outline">
          {button.label}
        </ButtonLink>
      </p>
    </Sheet>
  );
}
