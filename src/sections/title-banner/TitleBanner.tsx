import type { z } from 'astro/zod';
import type { ReactNode } from 'react';
import type { titleBannerSchema } from './title-banner.schema';
import styles from './title-banner.module.css';

type TitleBannerProps = z.infer<typeof titleBannerSchema> & {
  /** The page's breadcrumb. */
  children?: ReactNode;
};

/** The head of an inner page: its heading, large, and the way back. */
export function TitleBanner({ heading, text, children }: TitleBannerProps) {
  return (
    <section className={styles.banner} aria-labelledby="page-heading">
      {children}
      <h1 id="page-heading" className={styles.heading}>
        {heading}
      </h1>
      {text && <p className={styles.text}>{text}</p>}
    </section>
  );
}
