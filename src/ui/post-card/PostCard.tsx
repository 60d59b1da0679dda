import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { isoDay } from '~/lib/posts/format-date';
import type { Post } from '~/lib/posts/posts';
import { slots } from '~/lib/slots';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { Picture } from '~/ui/picture/Picture';
import styles from './post-card.module.css';
import { pageAddress } from '~/lib/languages/page-address';

interface PostCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  post: Post;
  /** The heading's level, one below the section's own. */
  level?: 'h2' | 'h3';
  /** Shows the cover. */
  cover?: boolean;
  /** Shows the excerpt. */
  excerpt?: boolean;
  /** Loads the cover as the first screen's main picture. */
  priority?: boolean;
}

/** Slots that looks can style. */
const slot = slots<'picture' | 'category' | 'title' | 'text' | 'meta'>();

/**
 * A post in a list: an optional cover, its title, its author and date. The whole card is its link.
 */
export function PostCard({
  post,
  level: Heading = 'h3',
  cover = true,
  excerpt = false,
  priority = false,
  className,
  ...rest
}: PostCardProps) {
  return (
    <article {...rest} className={clsx(styles.card, className)}>
      {cover && (
        <Picture
          {...post.cover}
          priority={priority}
          className={styles.cover}
          data-slot={slot('picture')}
        />
      )}
      <p className={styles.category} data-slot={slot('category')}>
        {post.category}
      </p>
      <Heading className={styles.title} data-slot={slot('title')}>
        <CoverLink className={styles.link} href={pageAddress(post.path)} {...post.mark}>
          {post.title}
        </CoverLink>
      </Heading>
      {excerpt && (
        <p className={styles.excerpt} data-slot={slot('text')}>
          <InLanguage mark={post.mark}>{post.excerpt}</InLanguage>
        </p>
      )}
      <p className={styles.meta} data-slot={slot('meta')}>
        {post.author.name}, <time dateTime={isoDay(post.date)}>{post.day}</time>
      </p>
    </article>
  );
}
