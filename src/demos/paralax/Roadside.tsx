import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { isoDay } from '~/lib/posts/format-date';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { Picture } from '~/ui/picture/Picture';
import { TextLink } from '~/ui/text-link/TextLink';
import { Layer } from './Layer';
import styles from './roadside.module.css';
import type { roadsideSchema } from './travel.schema';
import { pageAddress } from '~/lib/languages/page-address';

type RoadsideProps = z.infer<typeof roadsideSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Reports on boards along a road, the newest the nearest: one reads them as one drives by. */
export function Roadside({ posts, button, className, ...sign }: RoadsideProps) {
  return (
    <Layer
      ridge="cliff"
      ground="plain"
      side="left"
      board="arrow"
      className={clsx(styles.plain, className)}
      {...sign}
    >
      <svg
        className={styles.road}
        viewBox="0 0 1440 520"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M1120 0C1136 80 1230 120 1262 200S1180 400 1090 524H1500V330C1420 280 1392 220 1340 160S1150 60 1136 0Z" />
        <path d="M1128 0C1146 76 1262 130 1302 200S1330 420 1300 524" />
      </svg>
      <ol className={styles.signs}>
        {posts.map(({ title, path, category, date, day, cover, mark }) => (
          <li key={path} className={styles.post}>
            <article className={styles.board}>
              <Picture {...cover} className={styles.picture} />
              <p className={styles.when}>
                <time dateTime={isoDay(date)}>{day}</time> <span>{category}</span>
              </p>
              <h3 className={styles.title}>
                <CoverLink href={pageAddress(path)}>
                  <InLanguage mark={mark}>{title}</InLanguage>
                </CoverLink>
              </h3>
            </article>
            <Verge />
          </li>
        ))}
      </ol>
      <p className={styles.more}>
        <TextLink href={button.href} arrow="right">
          {button.label}
        </TextLink>
      </p>
    </Layer>
  );
}

/** The ground in which a board stands: a hump of sand, and what grows on it. */
function Verge() {
  return (
    <svg
      className={styles.verge}
      viewBox="0 0 400 56"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 56C20 34 66 30 104 22C150 12 220 10 286 20C336 28 380 36 400 56Z" />
      <path d="M58 34l-8-20M62 34l0-26M66 34l9-19M318 30l-9-18M322 30l1-25M327 31l10-17M206 18l-5-12M210 18l3-15" />
    </svg>
  );
}
