import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { isoDay } from '~/lib/posts/format-date';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { Picture } from '~/ui/picture/Picture';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import type { PaperColor } from './constants';
import { paperAt } from './paper/Paper';
import { PaperButton } from './paper/PaperButton';
import { Sheet } from './paper/Sheet';
import type { clippingsSchema } from './paper.schema';
import styles from './clippings.module.css';
import { pageAddress } from '~/lib/languages/page-address';

type ClippingsProps = z.infer<typeof clippingsSchema> & { paper: PaperColor } & Omit<
    ComponentPropsWithoutRef<'section'>,
    'children'
  >;

/** The newest posts, as clippings from a newspaper that are stuck to the wall with tape. */
export function Clippings({ posts, button, ...rest }: ClippingsProps) {
  return (
    <Sheet {...rest}>
      <div className={styles.clippings}>
        {posts.map(({ path, category, title, excerpt, cover, day, date, author, mark }, index) => (
          <article key={path} className={styles.clipping}>
            {paperAt(index * 3 + 6)}
            <p className={styles.line}>
              <span>{category}</span> <time dateTime={isoDay(date)}>{day}</time>
            </p>
            <h3 className={styles.title}>
              <CoverLink href={pageAddress(path)}>
                <InLanguage mark={mark}>{title}</InLanguage>
              </CoverLink>
            </h3>
            <Picture {...cover} className={styles.cover} />
            <div className={styles.text}>
              <p>
                <InLanguage mark={mark}>{excerpt}</InLanguage>
              </p>
              <p className={styles.author}>{author.name}</p>
            </div>
          </article>
        ))}
        <p className={styles.more}>
          <PaperButton href={button.href}>{button.label}</PaperButton>
        </p>
      </div>
    </Sheet>
  );
}
