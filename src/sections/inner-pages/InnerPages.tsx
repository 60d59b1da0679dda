import type { z } from 'astro/zod';
import { useId } from 'react';
import { Band } from '~/ui/band/Band';
import { Picture } from '~/ui/picture/Picture';
import { SectionHeading } from '~/ui/section-heading/SectionHeading';
import { Carousel } from '~/widgets/carousel/Carousel';
import type { innerPagesSchema } from './inner-pages.schema';
import styles from './inner-pages.module.css';

/** The inner pages as they are, passing by. */
export function InnerPages({ heading, text, pages }: z.infer<typeof innerPagesSchema>) {
  const headingId = useId();
  return (
    <Band aria-labelledby={headingId} tone="surface">
      <SectionHeading id={headingId} heading={heading} {...(text && { text })} />
      <Carousel label={heading} preset="three" names={pages.map(({ title }) => title)}>
        {pages.map(({ title, url, image }) => (
          <a key={url} href={url} className={styles.page}>
            <Picture {...image} className={styles.picture} />
            <span className={styles.title}>{title}</span>
          </a>
        ))}
      </Carousel>
    </Band>
  );
}
