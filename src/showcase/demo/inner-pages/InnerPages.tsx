import type { z } from 'astro/zod';
import { Picture } from '~/ui/picture/Picture';
import { CarouselSection } from '~/widgets/carousel/CarouselSection';
import type { innerPagesSchema } from './inner-pages.schema';
import styles from './inner-pages.module.css';

/** Nine pages in rows of three: arrows say that there are more. */
const ARROWS = { arrows: true } as const;

/** The inner pages as they are, passing by. */
export function InnerPages({ pages, ...rest }: z.infer<typeof innerPagesSchema>) {
  return (
    <CarouselSection
      {...rest}
      id="inner-pages"
      tone="surface"
      preset="three"
      settings={ARROWS}
      names={pages.map(({ title }) => title)}
    >
      {pages.map(({ title, url, image }) => (
        <a key={url} href={url} className={styles.page}>
          <Picture {...image} className={styles.picture} />
          <span className={styles.title}>{title}</span>
        </a>
      ))}
    </CarouselSection>
  );
}
