import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { slots } from '~/lib/slots';
import { PostCard } from '~/ui/post-card/PostCard';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import { HeadingButton } from '~/ui/section-heading/HeadingButton';
import type { newsSchema } from './news.schema';
import styles from './news.module.css';

type NewsProps = z.infer<typeof newsSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'> & {
    /** Shows each post's cover. */
    withCovers?: boolean;
    /** Shows each post's excerpt. */
    withExcerpts?: boolean;
  };

/** Slots that looks can style. */
const slot = slots<'list' | 'item' | 'picture' | 'category' | 'title' | 'text' | 'meta'>();

/** The newest posts, and a link to all of them. */
export function News({
  button,
  posts,
  withCovers = true,
  withExcerpts = false,
  ...rest
}: NewsProps) {
  return (
    <HeadedSection {...rest} more={button && <HeadingButton {...button} />}>
      <div className={styles.list} data-slot={slot('list')} data-effect="reveal">
        {posts.map((post, index) => (
          <PostCard
            key={index}
            post={post}
            cover={withCovers}
            excerpt={withExcerpts}
            data-slot={slot('item')}
          />
        ))}
      </div>
    </HeadedSection>
  );
}
