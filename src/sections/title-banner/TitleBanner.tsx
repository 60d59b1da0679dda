import { clsx } from 'clsx';
import type { z } from 'astro/zod';
import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { slots } from '~/lib/slots';
import { hasLongWord } from '~/lib/words/label-length';
import type { titleBannerSchema } from './title-banner.schema';
import styles from './title-banner.module.css';

/**
 * Headings longer than this, in characters, are set smaller, so that they do not push the page's
 * content down, and so are those with a long word, so that it does not break.
 */
const LONG_HEADING = 20;

interface TitleBannerProps
  extends Omit<z.infer<typeof titleBannerSchema>, 'icon'>, ComponentPropsWithoutRef<'section'> {
  /** A theme's decoration, which fills the banner behind its words. */
  ornament?: ReactNode;
}

/** Slots that looks can style. */
const slot = slots<'banner' | 'ornament' | 'inner' | 'trail' | 'words' | 'title' | 'text'>();

/**
 * The head of an inner page: breadcrumbs (`children`) and the page's heading, with a sentence
 * beside it in wide windows. A theme's decoration (`ornament`) fills the banner behind the words.
 * `data-length="long"` marks a banner whose heading is set smaller.
 */
export function TitleBanner({
  heading,
  text,
  ornament,
  className,
  children,
  ...rest
}: TitleBannerProps) {
  const headingId = useId();
  return (
    <section
      {...rest}
      className={clsx(styles.banner, className)}
      data-slot={slot('banner')}
      data-length={heading.length > LONG_HEADING || hasLongWord(heading) ? 'long' : 'short'}
      aria-labelledby={headingId}
    >
      <div className={styles.ornament} data-slot={slot('ornament')} aria-hidden="true">
        {ornament}
      </div>
      <div className={styles.inner} data-slot={slot('inner')}>
        <div data-slot={slot('trail')}>{children}</div>
        <div className={styles.words} data-slot={slot('words')}>
          <h1 id={headingId} className={styles.title} data-slot={slot('title')}>
            {heading}
          </h1>
          {text && (
            <p className={styles.text} data-slot={slot('text')}>
              {text}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
