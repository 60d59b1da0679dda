import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import IconArrowLeft from 'virtual:icon/arrow-left';
import IconArrowRight from 'virtual:icon/arrow-right';
import type { PostLink } from '~/lib/posts/posts';
import { slots } from '~/lib/slots';
import { words } from '~/lib/words/words';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { Section } from '~/ui/section/Section';
import styles from './read-next.module.css';
import { pageAddress } from '~/lib/languages/page-address';

interface ReadNextProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The newer post; undefined for the newest. */
  previous?: PostLink | undefined;
  /** The older post. */
  next: PostLink;
}

/** Slots that looks can style. */
const slot = slots<'list' | 'previous' | 'next'>();

/** The end of a post: links to the previous and the next one in the list. */
export function ReadNext({ previous, next, className, ...rest }: ReadNextProps) {
  return (
    <Section
      aria-label={words.article.neighbours}
      {...rest}
      className={clsx(styles.section, className)}
    >
      <nav
        className={styles.list}
        data-slot={slot('list')}
        aria-label={`${words.article.previous}, ${words.article.next}`}
      >
        {previous && (
          <a
            className={styles.link}
            href={pageAddress(previous.path)}
            rel="prev"
            data-slot={slot('previous')}
          >
            <span className={styles.label}>
              <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
              {words.article.previous}
            </span>
            <span className={styles.title}>
              <InLanguage mark={previous.mark}>{previous.title}</InLanguage>
            </span>
          </a>
        )}
        <a
          className={styles.link}
          href={pageAddress(next.path)}
          rel="next"
          data-slot={slot('next')}
        >
          <span className={styles.label}>
            {words.article.next}
            <IconArrowRight size={20} stroke={1.75} aria-hidden="true" />
          </span>
          <span className={styles.title}>
            <InLanguage mark={next.mark}>{next.title}</InLanguage>
          </span>
        </a>
      </nav>
    </Section>
  );
}
